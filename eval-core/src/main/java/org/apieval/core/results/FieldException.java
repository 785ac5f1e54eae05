package org.apieval.core.results;

import java.nio.file.Path;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** A field that can't be used; the message names it and says what is wrong. */
public final class FieldException extends Exception {

  private static final long serialVersionUID = 1L;

  public FieldException(String field, String wrong) {
    super(field + ": " + wrong);
  }

  /** The user's error that this is in a file. */
  public EvalException in(Path file) {
    return new EvalException(
        EvalException.Code.USER, Printable.text(file.toString()) + ": " + getMessage(), this);
  }
}

package org.apieval.core.python;

import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;

/** The names that a text binds. Immutable and thread-safe. */
public final class Bindings {

  /** The bindings of a text; none are read yet. */
  public static Bindings of(MappedText text) {
    return new Bindings();
  }

  /** A call with its names looked up. */
  public Resolution resolve(Call call) {
    return new Resolution(call, List.of());
  }
}

package org.apieval.core.results;

/** A field that can't be used; the message names it and says what is wrong. */
final class FieldException extends Exception {

  private static final long serialVersionUID = 1L;

  FieldException(String field, String wrong) {
    super(field + ": " + wrong);
  }
}

package org.apieval.core.python;

import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Tokens that do not fit the grammar. Cheap: it happens all the time in answers of models. */
final class ParseFailure extends ParseCancellationException {

  private static final long serialVersionUID = 1L;

  private final int failedAt;

  /**
   * @param failedAt index of the token that did not fit; -1 where the nesting is too deep
   */
  ParseFailure(int failedAt) {
    super("not an expression");
    this.failedAt = failedAt;
  }

  int failedAt() {
    return failedAt;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this; // nobody looks at it, and it would cost more than the parse
  }
}

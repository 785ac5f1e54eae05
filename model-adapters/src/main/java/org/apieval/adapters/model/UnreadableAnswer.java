package org.apieval.adapters.model;

/** A reply has no answer in it. */
final class UnreadableAnswer extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Says what is wrong.
   *
   * @param problem goes on where a sentence names the server, {@code gave no choices}
   */
  UnreadableAnswer(String problem) {
    super(problem);
  }
}

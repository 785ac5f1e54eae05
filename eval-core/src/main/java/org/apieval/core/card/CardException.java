package org.apieval.core.card;

/** Says why a card can't be read, and where. */
final class CardException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;

  /**
   * @param line 0-based
   */
  CardException(int line, String message) {
    super(message);
    this.line = line;
  }

  int line() {
    return line;
  }
}

package org.apieval.core.retrieve;

/** What makes a document a right one for a question. */
public enum Criterion {
  /** Its call stands in the catalogue under the question's domain, letter by letter. */
  GOLD_DOMAIN("gold_domain"),
  /** Its call is the gold call, letter by letter. */
  GOLD_CALL("gold_call"),
  /**
   * Its call has a key of the gold call, or is the gold call: the scorer takes them for one API.
   */
  GOLD_API("gold_api");

  private final String id;

  Criterion(String id) {
    this.id = id;
  }

  /** Its name in files. */
  public String id() {
    return id;
  }
}

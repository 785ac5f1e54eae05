package org.apieval.core.training;

import java.util.List;
import org.apieval.core.Choice;

/** What a model is trained to answer; the Gorilla paper leaves it open. */
public enum Target {
  /** The call alone: the pairs of request and API of section 3.2. */
  CALL("call"),
  /** The full answer with domain, call, provider, explanation and code: section 4.1. */
  ANSWER("answer");

  private final String id;

  Target(String id) {
    this.id = id;
  }

  /** Its name on the command line. */
  public String id() {
    return id;
  }

  /**
   * The target of that name.
   *
   * @throws org.apieval.core.EvalException USER if there is none
   */
  public static Target of(String id) {
    return Choice.of("target", id, List.of(values()), Target::id);
  }
}

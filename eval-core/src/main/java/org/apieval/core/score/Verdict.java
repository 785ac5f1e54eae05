package org.apieval.core.score;

import java.util.Locale;

/** What an answer is judged to be: section 3.3 of the Gorilla paper, and what it leaves open. */
public enum Verdict {
  /** The call matches a reference API of the expected domain. */
  CORRECT,
  /** The call matches a reference API, but of another domain. */
  WRONG_API,
  /** The call matches no reference API, or there is no call. */
  HALLUCINATION,
  /**
   * Neither correct nor a hallucination: all that the published scripts say of what is not one of
   * those. Given by {@link ScorerId#OFFICIAL} alone, which does not say {@link #WRONG_API}.
   */
  NEITHER,
  /** There is no answer to judge: the model or a plug-in failed. */
  UNSCORED;

  /** The name in files, {@code wrong_api}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}

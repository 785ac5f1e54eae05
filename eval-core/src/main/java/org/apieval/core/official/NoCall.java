package org.apieval.core.official;

import org.apieval.core.score.Verdict;

/** What a Torch Hub answer without {@code api_call} counts as. */
public enum NoCall {
  /** Neither correct nor hallucinated: what the published script does today. */
  NEITHER(Verdict.NEITHER),
  /** A hallucination: what the paper's tables were counted with. */
  HALLUCINATION(Verdict.HALLUCINATION);

  private final Verdict verdict;

  NoCall(Verdict verdict) {
    this.verdict = verdict;
  }

  Verdict verdict() {
    return verdict;
  }
}

package org.apieval.core.score;

import java.util.Locale;

/** The ways to judge an answer. */
public enum ScorerId {
  /** The paper's definition, done exactly: {@link AstScorer}. */
  AST,
  /** What the published scripts say, accidents included. */
  OFFICIAL;

  /** The name in files and options, {@code official}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package org.apieval.core.score;

import java.util.Locale;

/** Why a call matches no reference API. */
public enum HallucinationKind {
  /** The answer holds no call. */
  NO_CALL,
  /** There is something like a call, but Python would refuse it. */
  UNREADABLE_CALL,
  /** The catalogue has no such function. */
  UNKNOWN_FUNCTION,
  /** The catalogue has no such repository. */
  UNKNOWN_REPOSITORY,
  /** The catalogue has no such model. */
  UNKNOWN_MODEL,
  /** The catalogue has the model, but through another function. */
  OTHER_FUNCTION,
  /** A required argument is missing. */
  MISSING_ARGUMENT,
  /** A required argument is neither a constant nor a name of one. */
  NOT_CONSTANT;

  /** The name in files, {@code unknown_model}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}

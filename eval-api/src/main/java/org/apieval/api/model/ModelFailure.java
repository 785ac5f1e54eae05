package org.apieval.api.model;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Says why a model gave no answer, so that the engine knows whether to ask again. Immutable and
 * thread-safe.
 */
public final class ModelFailure extends Exception {

  private static final long serialVersionUID = 1L;

  /** What went wrong, and so what to do about it. */
  public enum Kind {
    /** The key is missing or refused: no request will go through, and the run stops. */
    UNAUTHORIZED(false, true),
    /** The backend has no such model: no request will go through, and the run stops. */
    UNKNOWN_MODEL(false, true),
    /**
     * The backend is of no use as it is set up, for instance at the wrong address or without credit
     * left: no request will go through, and the run stops.
     */
    UNUSABLE(false, true),
    /** This request is refused, for instance as too long: asking again is of no use. */
    REJECTED(false, false),
    /** Too many requests or tokens; asked again later. */
    RATE_LIMITED(true, false),
    /** No complete answer in time; asked again. */
    TIMEOUT(true, false),
    /** The server or the connection failed; asked again. */
    UNAVAILABLE(true, false),
    /** What came back can't be read: broken JSON, no answer in it; asked again. */
    UNREADABLE(true, false);

    private final boolean passing;
    private final boolean fatal;

    Kind(boolean passing, boolean fatal) {
      this.passing = passing;
      this.fatal = fatal;
    }

    /** Whether the same request may go through later. */
    public boolean isPassing() {
      return passing;
    }

    /** Whether no request at all will go through until the user changes something. */
    public boolean isFatal() {
      return fatal;
    }
  }

  private final Kind kind;
  private final transient Optional<Duration> retryAfter;

  /**
   * A failure.
   *
   * @param message one sentence for the user; holds no key, no password and no full address, but
   *     may quote the server
   * @param retryAfter how long the backend asks to wait; empty where it does not say
   * @param cause what failed; its own message must not hold a key either; null where there is none
   */
  public ModelFailure(
      Kind kind, String message, Optional<Duration> retryAfter, @Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }

  /** What went wrong. */
  public Kind kind() {
    return kind;
  }

  /** How long the backend asks to wait before the next request; empty where it does not say. */
  public Optional<Duration> retryAfter() {
    return retryAfter;
  }
}

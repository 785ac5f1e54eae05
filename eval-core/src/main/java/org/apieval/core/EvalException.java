package org.apieval.core;

/**
 * The one exception the engine throws: a message for the user, and whose fault it is. Thread-safe.
 */
public final class EvalException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Whose fault a failure is. */
  public enum Code {
    /** Wrong usage or bad input; the message names file, line and field. */
    USER,
    /** A plug-in failed; the message names its id and the item. */
    PROVIDER,
    /** A defect of the engine. */
    INTERNAL
  }

  private final Code code;

  public EvalException(Code code, String message) {
    super(message);
    this.code = code;
  }

  public EvalException(Code code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** Wrong usage or bad input. */
  public static EvalException user(String message) {
    return new EvalException(Code.USER, message);
  }

  public Code code() {
    return code;
  }
}

package org.apieval.api.call;

import java.util.Optional;

/**
 * One argument of a call.
 *
 * @param kind how it is passed
 * @param name the keyword; present exactly for {@link Kind#KEYWORD}
 * @param value what is passed
 */
public record Argument(Kind kind, Optional<String> name, Expression value) {

  /** The ways Python passes an argument. */
  public enum Kind {
    /** {@code f(x)} */
    POSITIONAL,
    /** {@code f(name=x)} */
    KEYWORD,
    /** {@code f(*x)} */
    STAR,
    /** {@code f(**x)} */
    DOUBLE_STAR
  }

  /**
   * @throws IllegalArgumentException if {@code name} does not go with {@code kind}
   */
  public Argument {
    if (name.isPresent() != (kind == Kind.KEYWORD)) {
      throw new IllegalArgumentException("a keyword argument has a name, no other has: " + kind);
    }
  }

  /** {@code f(value)} */
  public static Argument positional(Expression value) {
    return new Argument(Kind.POSITIONAL, Optional.empty(), value);
  }

  /** {@code f(name=value)} */
  public static Argument keyword(String name, Expression value) {
    return new Argument(Kind.KEYWORD, Optional.of(name), value);
  }

  /** This argument with another value. */
  public Argument withValue(Expression newValue) {
    return new Argument(kind, name, newValue);
  }

  /** What stands before the value: {@code name=}, {@code *}, {@code **} or nothing. */
  public String marker() {
    return switch (kind) {
      case POSITIONAL -> "";
      case KEYWORD -> name.orElseThrow() + "=";
      case STAR -> "*";
      case DOUBLE_STAR -> "**";
    };
  }

  /** This argument as Python source, spelled as {@link Expression#toSource()}. */
  public String toSource() {
    return marker() + value.toSource();
  }
}

package org.apieval.api.call;

import java.util.List;
import java.util.Optional;

/**
 * A literal: string, bytes, number (its sign included), {@code True}, {@code False}, {@code None}
 * or {@code ...}.
 *
 * @param kind which literal
 * @param value the decoded text of a string; the content of bytes, a character a byte; a number in
 *     its shortest decimal form, so that {@code 0x10} and {@code 16} are equal; else the keyword
 */
public record Constant(Kind kind, String value) implements Expression {

  /** The kinds of literals. Numbers of different kinds are different values. */
  public enum Kind {
    STRING,
    BYTES,
    INT,
    FLOAT,
    COMPLEX,
    TRUE,
    FALSE,
    NONE,
    ELLIPSIS
  }

  /** A string literal with this decoded text. */
  public static Constant string(String text) {
    return new Constant(Kind.STRING, text);
  }

  /** The decoded text if this is a string; empty otherwise. */
  public Optional<String> asString() {
    return kind == Kind.STRING ? Optional.of(value) : Optional.empty();
  }

  @Override
  public List<Expression> children() {
    return List.of();
  }

  @Override
  public String toSource() {
    return switch (kind) {
      case STRING -> Spelling.quote(value);
      case BYTES -> "b" + Spelling.quote(value);
      default -> value;
    };
  }
}

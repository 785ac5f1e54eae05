package org.apieval.hub.huggingface;

import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Name;
import org.apieval.api.call.Verbatim;

/**
 * Model and task names that lack their quotes. {@code openai/clip-vit} is a division to Python, and
 * {@code org/model_V1.4} nothing at all. A plain or dotted name is not among them: that is a
 * variable.
 */
final class Unquoted {

  /** What model names are made of, at least one letter among it; no brackets, quotes, spaces. */
  private static final Pattern MODEL_NAME =
      Pattern.compile("(?=.*\\p{L})[\\p{L}\\p{N}_][\\p{L}\\p{N}_./@:+-]*");

  private Unquoted() {}

  /** The name as it was written, or empty if this is other code. */
  static Optional<String> text(Expression value) {
    if (!(value instanceof BinOp || value instanceof Verbatim)) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    return append(text, value) && MODEL_NAME.matcher(text).matches()
        ? Optional.of(text.toString())
        : Optional.empty();
  }

  private static boolean append(StringBuilder text, Expression value) {
    if (value instanceof Name name) {
      text.append(name.id());
      return true;
    }
    if (value instanceof Constant constant) {
      text.append(constant.value());
      return constant.kind() == Constant.Kind.INT || constant.kind() == Constant.Kind.FLOAT;
    }
    if (value instanceof Attribute attribute) {
      boolean plain = append(text, attribute.value());
      text.append('.').append(attribute.attr());
      return plain;
    }
    if (value instanceof BinOp operation) {
      boolean plain = append(text, operation.left());
      text.append(operation.op());
      return append(text, operation.right()) && plain;
    }
    if (value instanceof Verbatim verbatim) {
      text.append(verbatim.text().replaceAll("\\s+", ""));
      return true;
    }
    return false;
  }
}

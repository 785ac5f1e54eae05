package org.apieval.core.card;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.TupleNode;
import org.apieval.core.python.PythonParser;
import org.jspecify.annotations.Nullable;

/** Literals of Python as plain values. Stateless and thread-safe. */
final class PythonValues {

  private PythonValues() {}

  /**
   * The dictionary or list that a text is, up to the last bracket in it; empty where it is none.
   * What is no literal in it becomes its source.
   */
  static Optional<Object> leading(String text) {
    int end = text.lastIndexOf(text.startsWith("[") ? ']' : '}');
    if (end < 0 || !text.contains("None") && !text.contains("True") && !text.contains("False")) {
      return Optional.empty(); // else it is JSON, if anything, and was read as such
    }
    return PythonParser.parseExpression(text.substring(0, end + 1))
        .map(PythonValues::value)
        .filter(value -> value instanceof Map || value instanceof List);
  }

  private static @Nullable Object value(Expression node) {
    if (node instanceof DictNode dict) {
      Map<String, @Nullable Object> map = new LinkedHashMap<>();
      dict.stringEntries().forEach((key, entry) -> map.put(key, value(entry)));
      return map;
    }
    if (node instanceof ListNode || node instanceof TupleNode) {
      List<@Nullable Object> list = new ArrayList<>();
      node.children().forEach(child -> list.add(value(child)));
      return list;
    }
    return node instanceof Constant constant ? constant(constant) : node.toSource();
  }

  private static @Nullable Object constant(Constant constant) {
    return switch (constant.kind()) {
      case TRUE -> true;
      case FALSE -> false;
      case NONE, ELLIPSIS -> null;
      case INT, FLOAT -> number(constant.value());
      default -> constant.value();
    };
  }

  /** The number; its text where it is beyond all numbers. */
  private static Object number(String text) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      return text;
    }
  }
}

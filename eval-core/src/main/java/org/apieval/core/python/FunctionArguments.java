package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;

/**
 * The arguments of a call that is written as data.
 *
 * @param arguments as in a Python call; the literals of JSON become Python's
 * @param values the source of each value
 */
record FunctionArguments(List<Argument> arguments, List<String> values) {

  private static final Pattern DOT = Pattern.compile("\\.");
  private static final Pattern DOTTED = Pattern.compile("[^\\W\\d]\\w*(?:\\.[^\\W\\d]\\w*){1,50}");

  /** The arguments that a value stands for: a dictionary, a list, nothing, or a string of these. */
  static Optional<FunctionArguments> of(FunctionCallShapes shapes, TestContext value) {
    Optional<AtomContext> atom = FunctionCallShapes.atom(value);
    if (atom.filter(inner -> inner.LBRACE() != null).isPresent()) {
      return isReadable(shapes, atom.get())
          ? Optional.of(of(shapes, atom.get()))
          : Optional.empty();
    }
    Optional<String> string = shapes.string(value);
    if (string.isPresent()) {
      return string.get().isBlank()
          ? Optional.of(new FunctionArguments(List.of(), List.of()))
          : PythonParser.parseExpression(string.get()).flatMap(FunctionArguments::of);
    }
    return of(shapes.value(value));
  }

  private static boolean isReadable(FunctionCallShapes shapes, AtomContext atom) {
    return shapes.entries(atom).size() == atom.entry().size();
  }

  static FunctionArguments of(FunctionCallShapes shapes, AtomContext dict) {
    List<Argument> arguments = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (Map.Entry<String, TestContext> entry : shapes.entries(dict).entrySet()) {
      Expression value = shapes.value(entry.getValue());
      arguments.add(Argument.keyword(entry.getKey(), literal(value)));
      values.add(shapes.text(entry.getValue(), value));
    }
    return new FunctionArguments(arguments, values);
  }

  private static Optional<FunctionArguments> of(Expression value) {
    if (value instanceof DictNode dict && dict.stringEntries().size() == dict.entries().size()) {
      List<Argument> arguments = new ArrayList<>();
      dict.stringEntries()
          .forEach((key, passed) -> arguments.add(Argument.keyword(key, literal(passed))));
      return Optional.of(spelled(arguments));
    }
    if (value instanceof ListNode list) {
      return Optional.of(
          spelled(
              list.elements().stream()
                  .map(element -> Argument.positional(literal(element)))
                  .toList()));
    }
    boolean nothing =
        literal(value) instanceof Constant constant && constant.kind() == Constant.Kind.NONE;
    return nothing ? Optional.of(spelled(List.of())) : Optional.empty();
  }

  private static FunctionArguments spelled(List<Argument> arguments) {
    List<String> values = arguments.stream().map(argument -> argument.value().toSource()).toList();
    return new FunctionArguments(arguments, values);
  }

  /** The function by its name: a dotted one as Python would have it. */
  static Expression callee(String name) {
    if (!DOTTED.matcher(name).matches()) {
      return new Name(name);
    }
    String[] names = DOT.split(name);
    Expression callee = new Name(names[0]);
    for (int i = 1; i < names.length; i++) {
      callee = new Attribute(callee, names[i]);
    }
    return callee;
  }

  /** A value with JSON's literals and escapes as Python has them. */
  private static Expression literal(Expression value) {
    if (value instanceof Name name) {
      return switch (name.id()) {
        case "true" -> new Constant(Constant.Kind.TRUE, "True");
        case "false" -> new Constant(Constant.Kind.FALSE, "False");
        case "null" -> new Constant(Constant.Kind.NONE, "None");
        default -> name;
      };
    }
    if (value instanceof Constant constant && constant.asString().isPresent()) {
      return Constant.string(constant.value().replace("\\/", "/"));
    }
    if (value instanceof ListNode list) {
      return new ListNode(list.elements().stream().map(FunctionArguments::literal).toList());
    }
    if (value instanceof DictNode dict) {
      return new DictNode(
          dict.entries().stream()
              .map(entry -> new DictNode.Entry(entry.key(), literal(entry.value())))
              .toList());
    }
    return value;
  }
}

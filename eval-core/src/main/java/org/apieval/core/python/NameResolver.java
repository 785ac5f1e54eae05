package org.apieval.core.python;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;

/** Rewrites one call with its names looked up. Not thread-safe. */
final class NameResolver {

  private static final int MAX_CHAIN = 40; // names that stand for names
  private static final int MAX_PLACES = 100; // where one name is assigned

  private final Map<String, String> imports;
  private final Map<String, List<Assignment>> assignments;
  private final Map<String, Optional<Constant>> known = new HashMap<>();
  private final Set<String> used = new LinkedHashSet<>();
  private int chain;

  NameResolver(Map<String, String> imports, Map<String, List<Assignment>> assignments) {
    this.imports = imports;
    this.assignments = assignments;
  }

  Resolution resolve(Call call) {
    Call resolved = call(call);
    return new Resolution(resolved, List.copyOf(used));
  }

  private Call call(Call call) {
    Expression func = callee(call.func());
    List<Argument> arguments = new ArrayList<>();
    for (Argument argument : call.arguments()) {
      arguments.add(argument.withValue(value(argument.value())));
    }
    return new Call(func, arguments);
  }

  private Expression callee(Expression func) {
    if (func instanceof Attribute attribute) {
      return new Attribute(callee(attribute.value()), attribute.attr());
    }
    if (func instanceof Name name) {
      String full = imports.get(name.id());
      if (full == null || full.equals(name.id())) {
        return name;
      }
      if (chain == 0) {
        used.add(name.id() + " = " + full);
      }
      return dotted(full);
    }
    return value(func);
  }

  private static Expression dotted(String full) {
    String[] names = full.split("\\.");
    Expression expression = new Name(names[0]);
    for (int i = 1; i < names.length; i++) {
      expression = new Attribute(expression, names[i]);
    }
    return expression;
  }

  private Expression value(Expression expression) {
    if (expression instanceof Name name) {
      Optional<Constant> constant = constant(name.id());
      constant.ifPresent(found -> use(name.id(), found));
      return constant.<Expression>map(found -> found).orElse(name);
    }
    if (expression instanceof Call call) {
      return call(call);
    }
    if (expression instanceof Attribute attribute) {
      Expression inner = attribute.value();
      return inner instanceof Name ? attribute : new Attribute(value(inner), attribute.attr());
    }
    if (expression instanceof BinOp operation) {
      return ConstantFolding.fold(
          new BinOp(value(operation.left()), operation.op(), value(operation.right())));
    }
    if (expression instanceof JoinedStr joined) {
      return ConstantFolding.fold(new JoinedStr(values(joined.values())));
    }
    return display(expression);
  }

  private Expression display(Expression expression) {
    if (expression instanceof ListNode list) {
      return new ListNode(values(list.elements()));
    }
    if (expression instanceof TupleNode tuple) {
      return new TupleNode(values(tuple.elements()));
    }
    if (expression instanceof DictNode dict) {
      List<DictNode.Entry> entries = new ArrayList<>();
      for (DictNode.Entry entry : dict.entries()) {
        entries.add(new DictNode.Entry(entry.key().map(this::value), value(entry.value())));
      }
      return new DictNode(entries);
    }
    return expression;
  }

  private List<Expression> values(List<Expression> expressions) {
    return expressions.stream().map(this::value).toList();
  }

  private void use(String name, Constant constant) {
    if (chain == 0) {
      used.add(name + " = " + constant.toSource());
    }
  }

  /** The constant that a name stands for, at all places where it is assigned. */
  private Optional<Constant> constant(String name) {
    List<Assignment> places = assignments.get(name);
    if (places == null || places.size() > MAX_PLACES || chain >= MAX_CHAIN) {
      return Optional.empty();
    }
    Optional<Constant> before = known.putIfAbsent(name, Optional.empty());
    if (before != null) {
      return before; // empty also while it is being looked up: a circle has no value
    }
    chain++;
    Optional<Constant> found = agreed(places);
    chain--;
    known.put(name, found);
    return found;
  }

  private Optional<Constant> agreed(List<Assignment> places) {
    Optional<Constant> agreed = Optional.empty();
    for (Assignment place : places) {
      Optional<Constant> constant =
          AssignedValue.read(place).map(this::value).flatMap(NameResolver::asConstant);
      if (constant.isEmpty() || agreed.filter(other -> !constant.get().equals(other)).isPresent()) {
        return Optional.empty();
      }
      agreed = constant;
    }
    return agreed;
  }

  private static Optional<Constant> asConstant(Expression expression) {
    return expression instanceof Constant constant
            && constant.value().length() <= ConstantFolding.MAX_LENGTH
        ? Optional.of(constant)
        : Optional.empty();
  }
}

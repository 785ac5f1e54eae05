package org.apieval.api.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A call, {@code func(arguments)}.
 *
 * @param func what is called
 * @param arguments in source order
 */
public record Call(Expression func, List<Argument> arguments) implements Expression {

  public Call {
    arguments = List.copyOf(arguments);
  }

  /** The function as a dotted name, {@code torch.hub.load}; empty where it is anything else. */
  public Optional<String> callee() {
    return Attribute.dottedName(func);
  }

  /**
   * The value of a parameter, however it is passed: as the positional argument at {@code position},
   * as one of the {@code keywords}, or inside a literal {@code **{'keyword': value}}.
   *
   * @param position 0-based; negative for a keyword-only parameter. Positions behind a {@code
   *     *star} argument are not known and yield nothing
   * @param keywords the parameter's names, the usual one first
   */
  public Optional<Expression> parameter(int position, String... keywords) {
    Map<String, Expression> named = keywordArguments();
    for (String keyword : keywords) {
      if (named.containsKey(keyword)) {
        return Optional.of(named.get(keyword));
      }
    }
    List<Expression> positional = positionalArguments();
    return position >= 0 && position < positional.size()
        ? Optional.of(positional.get(position))
        : Optional.empty();
  }

  /** The values passed by position, up to the first {@code *star} argument. */
  public List<Expression> positionalArguments() {
    List<Expression> values = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument.kind() == Argument.Kind.STAR) {
        break;
      }
      if (argument.kind() == Argument.Kind.POSITIONAL) {
        values.add(argument.value());
      }
    }
    return values;
  }

  /**
   * The values passed by keyword, those of literal {@code **{...}} arguments included, in source
   * order. Where a keyword stands twice the first counts.
   */
  public Map<String, Expression> keywordArguments() {
    Map<String, Expression> values = new LinkedHashMap<>();
    for (Argument argument : arguments) {
      argument.name().ifPresent(name -> values.putIfAbsent(name, argument.value()));
      if (argument.kind() == Argument.Kind.DOUBLE_STAR
          && argument.value() instanceof DictNode dict) {
        dict.stringEntries().forEach(values::putIfAbsent);
      }
    }
    return values;
  }

  @Override
  public List<Expression> children() {
    List<Expression> all = new ArrayList<>();
    all.add(func);
    arguments.forEach(argument -> all.add(argument.value()));
    return List.copyOf(all);
  }

  @Override
  public String toSource() {
    return arguments.stream()
        .map(Argument::toSource)
        .collect(Collectors.joining(", ", Spelling.primary(func) + "(", ")"));
  }
}

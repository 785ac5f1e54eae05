package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;

/**
 * Finds the arguments of one call, in the order of the rules. What is passed by keyword leaves no
 * gap among those by position, so that calls which Python refuses for naming an argument before one
 * without a name are read as they are meant. Used once.
 */
final class PassedArguments {

  private final List<Expression> positional;
  private final Map<String, Expression> named;
  private final List<Integer> namedPositions = new ArrayList<>();

  PassedArguments(Call call) {
    this.positional = call.positionalArguments();
    this.named = new LinkedHashMap<>(call.keywordArguments());
  }

  /** The value of an argument; a value serves one argument only. */
  Optional<Expression> take(ArgumentRule rule) {
    return rule.positionFirst()
        ? byPosition(rule).or(() -> byKeyword(rule))
        : byKeyword(rule).or(() -> byPosition(rule));
  }

  private Optional<Expression> byKeyword(ArgumentRule rule) {
    for (String keyword : rule.keywords()) {
      if (named.containsKey(keyword)) {
        rule.position().ifPresent(namedPositions::add);
        return Optional.of(named.remove(keyword));
      }
    }
    return Optional.empty();
  }

  private Optional<Expression> byPosition(ArgumentRule rule) {
    if (rule.position().isEmpty()) {
      return Optional.empty();
    }
    int position = rule.position().getAsInt();
    long before = namedPositions.stream().filter(other -> other < position).count();
    int index = (int) (position - before);
    return index < positional.size() ? Optional.of(positional.get(index)) : Optional.empty();
  }
}

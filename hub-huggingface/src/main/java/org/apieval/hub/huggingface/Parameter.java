package org.apieval.hub.huggingface;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey.Role;

/**
 * A parameter that can identify a model.
 *
 * @param name its name in keys
 * @param role what it names
 * @param position 0-based
 * @param keywords its names in calls, the best known first
 */
record Parameter(String name, Role role, int position, List<String> keywords) {

  Parameter {
    keywords = List.copyOf(keywords);
  }

  static Parameter of(String name, Role role, int position) {
    return new Parameter(name, role, position, List.of(name));
  }

  /** The value passed by position. */
  Optional<Expression> byPosition(Call call) {
    List<Expression> positional = call.positionalArguments();
    return position < positional.size() ? given(positional.get(position)) : Optional.empty();
  }

  /** The value passed by the first of the keywords that the call has. */
  Optional<Expression> byKeyword(Call call) {
    Map<String, Expression> named = call.keywordArguments();
    return keywords.stream()
        .filter(named::containsKey)
        .map(named::get)
        .flatMap(value -> given(value).stream())
        .findFirst();
  }

  /** The value passed in any way. */
  Optional<Expression> in(Call call) {
    return byPosition(call).or(() -> byKeyword(call));
  }

  /** {@code None} is the default of every such parameter: it says nothing. */
  private static Optional<Expression> given(Expression value) {
    boolean none = value instanceof Constant constant && constant.kind() == Constant.Kind.NONE;
    return none ? Optional.empty() : Optional.of(value);
  }
}

package org.apieval.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;

/** Makes calls smaller as long as something holds of them. Stateless and thread-safe. */
final class Shrinking {

  private static final int MOST_STEPS = 1_000;

  private Shrinking() {}

  /**
   * A smallest call of which a property holds: no argument less, and none simpler, will do.
   *
   * @param large a call of which it holds
   */
  static Call smallest(Call large, Predicate<Call> property) {
    Call call = large;
    for (int step = 0; step < MOST_STEPS; step++) {
      Optional<Call> smaller = smaller(call).stream().filter(property).findFirst();
      if (smaller.isEmpty()) {
        break;
      }
      call = smaller.get();
    }
    return call;
  }

  private static List<Call> smaller(Call call) {
    List<Call> calls = new ArrayList<>();
    if (call.func() instanceof Call inner) {
      calls.add(inner);
    }
    for (int at = 0; at < call.arguments().size(); at++) {
      List<Argument> rest = new ArrayList<>(call.arguments());
      rest.remove(at);
      calls.add(new Call(call.func(), rest));
    }
    for (int at = 0; at < call.arguments().size(); at++) {
      for (Expression value : simpler(call.arguments().get(at).value())) {
        calls.add(Parameters.with(call, at, value));
      }
    }
    return calls;
  }

  private static List<Expression> simpler(Expression value) {
    if (value instanceof Constant constant && constant.asString().isPresent()) {
      String text = constant.value();
      return text.length() < 2
          ? List.of()
          : List.of(
              Constant.string("x"),
              Constant.string(text.substring(text.length() / 2)),
              Constant.string(text.substring(0, text.length() / 2)),
              Constant.string(text.substring(1)));
    }
    List<Expression> simpler = new ArrayList<>();
    simpler.add(Constant.string("x"));
    simpler.addAll(value.children());
    return simpler;
  }
}

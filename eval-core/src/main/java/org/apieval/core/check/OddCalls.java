package org.apieval.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
import org.apieval.api.call.Verbatim;

/** Makes calls that nobody would write out of those of a catalogue. Used by one thread. */
final class OddCalls {

  private static final int MOST_CHANGES = 4;

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "'",
          "it's",
          "a\\b",
          "\\",
          "\n",
          "tab\t",
          "{x}",
          "#",
          "\0",
          "a/b:c:d",
          "://",
          "/",
          "?",
          ":",
          "\ud800",
          "call f(x='y')",
          "..",
          "é",
          "None",
          "0",
          "x".repeat(300));

  private final Random random;
  private final List<Call> models;

  /**
   * @param models calls to start from; may be empty
   */
  OddCalls(List<Call> models, long seed) {
    this.models = models.isEmpty() ? List.of(new Call(new Name("f"), List.of())) : models;
    this.random = new Random(seed);
  }

  /** The next one. */
  Call next() {
    Call call = pick(models);
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int change = 0; change < changes; change++) {
      call = changed(call);
    }
    return call;
  }

  private Call changed(Call call) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    int at = arguments.isEmpty() ? 0 : random.nextInt(arguments.size());
    switch (random.nextInt(6)) {
      case 0 -> {
        return new Call(callee(call.func()), arguments);
      }
      case 1 -> arguments.add(at, argument());
      case 2 -> {
        if (!arguments.isEmpty()) {
          arguments.remove(at);
        }
      }
      case 3 -> {
        if (!arguments.isEmpty()) {
          arguments.add(arguments.get(at));
        }
      }
      default -> {
        if (!arguments.isEmpty()) {
          arguments.set(at, arguments.get(at).withValue(value(arguments.get(at).value())));
        }
      }
    }
    return new Call(call.func(), arguments);
  }

  private Argument argument() {
    Expression value = value(new Name("x"));
    return switch (random.nextInt(4)) {
      case 0 -> Argument.keyword(pick(TEXTS), value);
      case 1 -> new Argument(Argument.Kind.STAR, Optional.empty(), value);
      case 2 -> new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), value);
      default -> Argument.positional(value);
    };
  }

  private Expression value(Expression old) {
    String text = pick(TEXTS);
    return switch (random.nextInt(9)) {
      case 0 -> new Name(text);
      case 1 -> new Verbatim(text, List.of(old));
      case 2 -> new JoinedStr(List.of(Constant.string(text), old));
      case 3 -> new ListNode(List.of(old));
      case 4 -> new TupleNode(List.of());
      case 5 ->
          new DictNode(
              List.of(
                  new DictNode.Entry(Optional.of(Constant.string(text)), old),
                  new DictNode.Entry(Optional.empty(), old)));
      case 6 -> new Call(old, List.of(Argument.positional(old)));
      case 7 -> new Constant(pick(List.of(Constant.Kind.values())), "0");
      default -> Constant.string(text);
    };
  }

  private Expression callee(Expression old) {
    return switch (random.nextInt(4)) {
      case 0 -> new Attribute(old, pick(TEXTS));
      case 1 -> new Name(pick(TEXTS));
      case 2 -> new Call(old, List.of());
      default -> new BinOp(old, "+", old);
    };
  }

  private <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}

package org.apieval.core.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;

/** Writes a call in other ways that mean the same API. Stateless and thread-safe. */
final class Rewriting {

  private static final Argument FLAG =
      Argument.keyword("some_option", new Constant(Constant.Kind.TRUE, "True"));
  private static final Argument LIST =
      Argument.keyword("another_option", new ListNode(List.of(Constant.string("x"))));
  private static final Argument REST =
      new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), new Name("kwargs"));

  private Rewriting() {}

  /** The call with optional arguments that no function has. */
  static Call withOptions(Call call) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    int end = arguments.size();
    while (end > 0 && arguments.get(end - 1).kind() == Argument.Kind.DOUBLE_STAR) {
      end--;
    }
    arguments.addAll(end, List.of(FLAG, LIST));
    arguments.add(REST);
    return new Call(call.func(), arguments);
  }

  /** The call with its keyword arguments in other orders; none where it has fewer than two. */
  static List<Call> reordered(Call call, long seed) {
    List<Argument> keywords = call.arguments().stream().filter(Rewriting::isKeyword).toList();
    List<Argument> reversed = new ArrayList<>(keywords);
    Collections.reverse(reversed);
    List<Argument> shuffled = new ArrayList<>(keywords);
    Collections.shuffle(shuffled, new Random(seed));
    return Stream.of(reversed, shuffled)
        .map(order -> withKeywords(call, order))
        .filter(other -> !other.equals(call))
        .toList();
  }

  private static Call withKeywords(Call call, List<Argument> keywords) {
    Iterator<Argument> next = keywords.iterator();
    return new Call(
        call.func(),
        call.arguments().stream().map(one -> isKeyword(one) ? next.next() : one).toList());
  }

  /**
   * The call with arguments by keyword that it has by position: from the last one on, as far as
   * their names are known. Empty where that is none.
   */
  static Optional<Call> byKeyword(Call call, Parameters parameters) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    boolean any = false;
    for (int at = arguments.size() - 1; at >= 0; at--) {
      Argument argument = arguments.get(at);
      if (argument.kind() == Argument.Kind.POSITIONAL) {
        Optional<String> name = parameters.of().get(at).name();
        if (name.isEmpty() || call.keywordArguments().containsKey(name.get())) {
          break;
        }
        arguments.set(at, Argument.keyword(name.get(), argument.value()));
        any = true;
      } else if (argument.kind() == Argument.Kind.STAR) {
        break;
      }
    }
    return any ? Optional.of(new Call(call.func(), arguments)) : Optional.empty();
  }

  private static boolean isKeyword(Argument argument) {
    return argument.kind() == Argument.Kind.KEYWORD;
  }
}

package org.apieval.core.drift;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;

/**
 * Gives a keyword argument another name. A call that passes it by position shows nothing of that.
 *
 * @param before the old name
 * @param after the new one
 */
record ArgumentEdit(String before, String after) implements Edit {

  @Override
  public Optional<Call> apply(Call call) {
    return renamed(call, before, after);
  }

  @Override
  public Optional<Call> undo(Call call) {
    return renamed(call, after, before);
  }

  private static Optional<Call> renamed(Call call, String from, String to) {
    boolean named =
        call.arguments().stream()
            .anyMatch(argument -> argument.name().filter(from::equals).isPresent());
    boolean taken =
        call.arguments().stream()
            .anyMatch(argument -> argument.name().filter(to::equals).isPresent());
    if (!named || taken) {
      return Optional.empty();
    }
    List<Argument> arguments =
        call.arguments().stream()
            .map(
                argument ->
                    argument.name().filter(from::equals).isPresent()
                        ? Argument.keyword(to, argument.value())
                        : argument)
            .toList();
    return Optional.of(new Call(call.func(), arguments));
  }
}

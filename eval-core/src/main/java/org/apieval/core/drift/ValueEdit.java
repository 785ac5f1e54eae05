package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Form;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/**
 * Gives a repository or a model another name. Which argument has it say the hub's keys.
 *
 * @param hub whose calls these are
 * @param role what to rename; of several parts with that role, the last one
 * @param renaming the new name for an old one; empty where it does not go
 */
record ValueEdit(HubRules hub, Role role, Function<Identifier, Optional<Identifier>> renaming)
    implements Edit {

  @Override
  public Optional<Call> apply(Call call) {
    return hub.referenceKeys(call).stream()
        .findFirst()
        .flatMap(this::part)
        .flatMap(part -> replaced(call, part));
  }

  private Optional<Part> part(ApiKey key) {
    return key.parts().stream()
        .filter(part -> part.role() == role && part.form() == Form.STRING)
        .reduce((earlier, later) -> later);
  }

  private Optional<Call> replaced(Call call, Part part) {
    return IntStream.range(0, call.arguments().size())
        .mapToObj(place -> replaced(call, place, part))
        .flatMap(Optional::stream)
        .filter(changed -> isOnly(part, call, changed))
        .findFirst();
  }

  /** The call with another value at a place; a hub may leave out the end of a text. */
  private Optional<Call> replaced(Call call, int place, Part part) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    Argument argument = arguments.get(place);
    return text(argument)
        .filter(text -> text.startsWith(part.value()))
        .flatMap(Identifier::parse)
        .flatMap(renaming)
        .map(
            changed -> {
              arguments.set(place, argument.withValue(Constant.string(changed.toString())));
              return new Call(call.func(), arguments);
            });
  }

  /** Whether this part of the key is another, and no other part is. */
  private boolean isOnly(Part part, Call before, Call after) {
    List<Part> old = new ArrayList<>(hub.referenceKeys(before).get(0).parts());
    List<Part> now =
        hub.referenceKeys(after).stream().findFirst().map(ApiKey::parts).orElse(List.of());
    int index = old.lastIndexOf(part);
    if (now.size() != old.size() || now.get(index).equals(part)) {
      return false;
    }
    old.set(index, now.get(index));
    return old.equals(now);
  }

  private static Optional<String> text(Argument argument) {
    return argument.value() instanceof Constant constant ? constant.asString() : Optional.empty();
  }
}

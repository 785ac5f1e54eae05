package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

  /** A model's name may stand in other arguments, too, as that of its tokenizer. */
  private Optional<Call> replaced(Call call, Part part) {
    return call.arguments().stream()
        .flatMap(argument -> text(argument).stream())
        .filter(text -> text.startsWith(part.value())) // a hub may leave out its end
        .distinct()
        .flatMap(text -> replaced(call, text))
        .filter(changed -> isOnly(part, call, changed))
        .findFirst();
  }

  /** The call with another text in the place of this one: wherever it stands, or at one place. */
  private Stream<Call> replaced(Call call, String text) {
    Optional<Constant> value =
        Identifier.parse(text)
            .flatMap(renaming)
            .map(changed -> Constant.string(changed.toString()));
    List<Integer> places =
        IntStream.range(0, call.arguments().size())
            .filter(place -> text(call.arguments().get(place)).filter(text::equals).isPresent())
            .boxed()
            .toList();
    return value.stream()
        .flatMap(
            changed ->
                Stream.concat(Stream.of(places), places.stream().map(List::of))
                    .map(some -> replaced(call, some, changed)));
  }

  private static Call replaced(Call call, List<Integer> places, Constant value) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    places.forEach(place -> arguments.set(place, arguments.get(place).withValue(value)));
    return new Call(call.func(), arguments);
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

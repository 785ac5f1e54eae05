package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/**
 * Draws the changes of each kind. New names are such that no model has seen them: an answer that
 * has one has it from the document. Immutable; thread-safe as far as the hub is.
 */
final class Edits {

  private static final List<String> OWNERS =
      List.of("cedarlab", "openbirch", "quartzworks", "slatefield", "amberhub", "maplecraft");
  private static final List<String> WORDS =
      List.of("cedar", "birch", "quartz", "slate", "amber", "maple");
  private static final List<String> LIBRARIES = List.of("modelport", "netdepot", "hubbridge");
  private static final List<String> ENDINGS = List.of("_spec", "_locator", "_designation");

  /** The next version is one that models may have guessed before. */
  private static final int LEAST_STEPS = 7;

  private final HubRules hub;

  Edits(HubRules hub) {
    this.hub = hub;
  }

  /** A change of a kind for a call; empty where the call has nothing of that kind. */
  Optional<Edit> draw(ChangeKind kind, Call call, Random random) {
    return switch (kind) {
      case REPOSITORY_MOVED -> {
        String owner = any(OWNERS, random);
        yield value(call, at -> at.movedTo(owner), Role.REPOSITORY, Role.MODEL);
      }
      case REPOSITORY_RENAMED -> {
        String word = any(WORDS, random);
        yield value(call, at -> Optional.of(at.renamedBy(word)), Role.REPOSITORY);
      }
      case MODEL_RENAMED -> {
        String word = any(WORDS, random);
        yield value(call, at -> Optional.of(at.renamedBy(word)), Role.MODEL);
      }
      case VERSION_RAISED -> {
        int steps = LEAST_STEPS + random.nextInt(LEAST_STEPS);
        yield value(call, at -> at.raisedBy(steps), Role.REPOSITORY, Role.MODEL);
      }
      case ARGUMENT_RENAMED -> argument(call, random);
      case FUNCTION_MOVED ->
          call.callee().map(name -> FunctionEdit.of(name, any(LIBRARIES, random)));
      case ENTRY_WITHDRAWN -> Optional.of(Edit.none());
    };
  }

  private Optional<Edit> value(
      Call call, Function<Identifier, Optional<Identifier>> renaming, Role... roles) {
    for (Role role : roles) {
      Edit edit = new ValueEdit(hub, role, renaming);
      if (edit.apply(call).isPresent()) {
        return Optional.of(edit);
      }
    }
    return Optional.empty();
  }

  private Optional<Edit> argument(Call call, Random random) {
    List<String> names =
        call.arguments().stream()
            .flatMap(argument -> argument.name().stream())
            .filter(name -> identifies(name, call))
            .distinct()
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(any(names, random))
            .map(name -> new ArgumentEdit(name, name + any(ENDINGS, random)));
  }

  /** Whether a call without this argument would be another API. */
  private boolean identifies(String name, Call call) {
    List<Argument> others = new ArrayList<>(call.arguments());
    others.removeIf(argument -> argument.name().filter(name::equals).isPresent());
    return !hub.referenceKeys(new Call(call.func(), others)).equals(hub.referenceKeys(call));
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}

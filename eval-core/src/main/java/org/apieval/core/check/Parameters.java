package org.apieval.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;

/**
 * Which arguments of a call are required, found out by giving each another value and looking at the
 * first key.
 *
 * @param of for each argument of the call, what it is
 */
record Parameters(List<Role> of) {

  /** Values that no hub takes for equal to another one. */
  private static final List<String> OTHERS = List.of("something-else-1", "another-thing-2");

  /**
   * What an argument is.
   *
   * @param required whether it changes the first key
   * @param name the name of the key's part that it is; empty where that cannot be told
   */
  record Role(boolean required, Optional<String> name) {

    private static final Role OPTIONAL = new Role(false, Optional.empty());
  }

  Parameters {
    of = List.copyOf(of);
  }

  /** Finds out about a call; where the hub has no key for it, no argument is required. */
  static Parameters of(HubRules rules, Call call) {
    List<Role> roles = new ArrayList<>();
    for (int at = 0; at < call.arguments().size(); at++) {
      roles.add(role(rules, call, at));
    }
    return new Parameters(roles);
  }

  /** The call with another value for one argument. */
  static Call changed(Call call, int at) {
    Argument argument = call.arguments().get(at);
    String value =
        OTHERS.stream()
            .filter(other -> !Constant.string(other).equals(argument.value()))
            .findFirst()
            .orElseThrow();
    return with(call, at, Constant.string(value));
  }

  /** The call with this value for one argument. */
  static Call with(Call call, int at, Expression value) {
    List<Argument> arguments = new ArrayList<>(call.arguments());
    arguments.set(at, arguments.get(at).withValue(value));
    return new Call(call.func(), arguments);
  }

  /**
   * These without the names that the hub does not take as keywords: what a function passes on by
   * position has a name in keys, but none in calls. A hub that takes no name at all knows no
   * keywords, which is another matter; then all names stay.
   */
  Parameters withKeywords(HubRules rules, Call call) {
    List<Argument> named = new ArrayList<>();
    List<Role> known = new ArrayList<>();
    for (int at = 0; at < of.size(); at++) {
      Optional<String> name = of.get(at).name();
      if (name.isEmpty()) {
        known.add(of.get(at));
        continue;
      }
      named.add(Argument.keyword(name.get(), call.arguments().get(at).value()));
      boolean taken =
          first(rules, new Call(call.func(), named)).stream()
              .flatMap(key -> key.parts().stream())
              .anyMatch(part -> part.name().equals(name.get()));
      known.add(taken ? of.get(at) : new Role(true, Optional.empty()));
    }
    boolean none = known.stream().allMatch(role -> role.name().isEmpty());
    return none ? this : new Parameters(known);
  }

  private static Role role(HubRules rules, Call call, int at) {
    Argument.Kind kind = call.arguments().get(at).kind();
    if (kind == Argument.Kind.STAR || kind == Argument.Kind.DOUBLE_STAR) {
      return Role.OPTIONAL; // what it stands for is not known
    }
    Optional<ApiKey> before = first(rules, call);
    Optional<ApiKey> after = first(rules, changed(call, at));
    if (before.isEmpty() || after.isEmpty() || before.equals(after)) {
      return Role.OPTIONAL;
    }
    OptionalInt part = differing(before.get(), after.get());
    return part.isEmpty()
        ? new Role(true, Optional.empty())
        : new Role(true, Optional.of(before.get().parts().get(part.getAsInt()).name()));
  }

  private static Optional<ApiKey> first(HubRules rules, Call call) {
    return rules.candidateKeys(call).stream().findFirst();
  }

  /** The one part in which two keys differ; empty where they differ otherwise. */
  private static OptionalInt differing(ApiKey one, ApiKey other) {
    OptionalInt found = OptionalInt.empty();
    if (one.parts().size() != other.parts().size() || !one.function().equals(other.function())) {
      return found;
    }
    for (int at = 0; at < one.parts().size(); at++) {
      if (!one.parts().get(at).equals(other.parts().get(at))) {
        if (found.isPresent()) {
          return OptionalInt.empty();
        }
        found = OptionalInt.of(at);
      }
    }
    return found;
  }
}

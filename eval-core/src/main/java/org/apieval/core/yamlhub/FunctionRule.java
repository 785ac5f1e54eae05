package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;

/**
 * A function of a hub, or all whose names fit a pattern.
 *
 * @param names its spellings, the one in keys first; or a single pattern with a {@code *}, which
 *     stands for any text, and then keys have the name as it is called
 * @param arguments what identifies an API, the most general first
 */
record FunctionRule(List<String> names, List<ArgumentRule> arguments) {

  /** What stands for any text in the name of a function. */
  static final char ANY = '*';

  /** The most keys that a generated call may have, so that looking it up stays fast. */
  static final int MOST_KEYS = 64;

  FunctionRule {
    names = List.copyOf(names);
    arguments = List.copyOf(arguments);
  }

  /** Whether any text may stand for a part of the name. */
  boolean isPattern() {
    return names.get(0).indexOf(ANY) >= 0;
  }

  /** Whether a name is one of this pattern's. */
  boolean fits(String name) {
    String pattern = names.get(0);
    int any = pattern.indexOf(ANY);
    return name.length() >= pattern.length() - 1
        && name.startsWith(pattern.substring(0, any))
        && name.endsWith(pattern.substring(any + 1));
  }

  /** The function in keys where it is called by one of its names. */
  String function(String called) {
    return isPattern() ? called : names.get(0);
  }

  /** How many keys a generated call has at most. */
  long mostKeys() {
    long keys = 1;
    for (ArgumentRule argument : arguments) {
      int choices = 1 + argument.accept().size() + (argument.optional() ? 1 : 0);
      keys = Math.min(keys * choices, 2L * MOST_KEYS);
    }
    return keys;
  }

  /** The key of a catalogue entry. */
  ApiKey referenceKey(String function, Call reference) {
    return new ApiKey(function, given(reference).stream().map(Given::part).toList());
  }

  /** The keys of a generated call: with fewer of the optional arguments after those with more. */
  List<ApiKey> candidateKeys(String function, Call candidate) {
    List<Given> given = given(candidate);
    Set<ApiKey> keys = new LinkedHashSet<>();
    for (List<Given> stated : withoutOptional(given)) {
      for (List<Part> parts : spellings(stated)) {
        keys.add(new ApiKey(function, parts));
      }
    }
    return List.copyOf(keys);
  }

  /** An argument that a call passes. */
  private record Given(ArgumentRule rule, Part part) {}

  /** The arguments that the call has, up to the first that it must have and has not. */
  private List<Given> given(Call call) {
    PassedArguments passed = new PassedArguments(call);
    List<Given> given = new ArrayList<>();
    for (ArgumentRule rule : arguments) {
      Optional<Given> value = passed.take(rule).map(one -> new Given(rule, rule.part(one)));
      if (value.isEmpty() && !rule.optional()) {
        return given;
      }
      value.ifPresent(given::add);
    }
    return given;
  }

  /** The list, and those that lack some of its optional elements, the longest first. */
  private static List<List<Given>> withoutOptional(List<Given> given) {
    List<List<Given>> lists = new ArrayList<>(List.of(List.of()));
    for (Given one : given) {
      List<List<Given>> longer = new ArrayList<>();
      for (List<Given> list : lists) {
        longer.add(with(list, one));
        if (one.rule().optional()) {
          longer.add(list);
        }
      }
      lists = longer;
    }
    lists.sort((one, other) -> other.size() - one.size()); // stable
    return lists;
  }

  private static List<List<Part>> spellings(List<Given> given) {
    List<List<Part>> spellings = List.of(List.of());
    for (Given one : given) {
      List<List<Part>> longer = new ArrayList<>();
      for (List<Part> list : spellings) {
        one.rule().accepted(one.part()).forEach(part -> longer.add(with(list, part)));
      }
      spellings = longer;
    }
    return spellings;
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}

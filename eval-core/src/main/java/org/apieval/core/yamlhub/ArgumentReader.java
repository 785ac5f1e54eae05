package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apieval.api.hub.ApiKey.Role;

/** Reads the arguments that identify the APIs of one function. Used once. */
final class ArgumentReader {

  private static final List<String> KEYS =
      List.of("name", "keywords", "position", "prefer", "role", "optional", "normalise", "accept");

  private final Set<String> names = new HashSet<>();

  /** The arguments in their order. */
  List<ArgumentRule> read(YamlValue required) {
    List<ArgumentRule> arguments = new ArrayList<>();
    for (YamlValue argument : required.list()) {
      arguments.add(argument(argument, arguments.size()));
    }
    return arguments;
  }

  private ArgumentRule argument(YamlValue value, int place) {
    if (value.isText()) {
      String name = name(value);
      return new ArgumentRule(
          name,
          List.of(name),
          OptionalInt.of(place),
          false,
          Role.MODEL,
          false,
          List.of(),
          List.of());
    }
    if (!value.isMapping()) {
      throw value.wrongType("the name of an argument or a mapping");
    }
    Map<String, YamlValue> fields = value.fields(KEYS);
    String name = name(value.required(fields, "name"));
    return new ArgumentRule(
        name,
        Optional.ofNullable(fields.get("keywords"))
            .map(keywords -> keywords.oneOrMore().stream().map(YamlValue::text).toList())
            .orElse(List.of(name)),
        Optional.ofNullable(fields.get("position"))
            .map(ArgumentReader::position)
            .orElse(OptionalInt.of(place)),
        Optional.ofNullable(fields.get("prefer"))
            .filter(prefer -> prefer.oneOf(List.of("keyword", "position")).equals("position"))
            .isPresent(),
        Optional.ofNullable(fields.get("role")).map(ArgumentReader::role).orElse(Role.MODEL),
        Optional.ofNullable(fields.get("optional")).map(YamlValue::flag).orElse(false),
        normalisers(fields, "normalise"),
        normalisers(fields, "accept"));
  }

  private String name(YamlValue value) {
    if (!names.add(value.text())) {
      throw value.failure("names an argument that is there already");
    }
    return value.text();
  }

  private static OptionalInt position(YamlValue value) {
    if (!value.isText()) {
      return OptionalInt.of(value.count());
    }
    if (!value.text().equals("none")) {
      throw value.wrongType("none or a whole number from 0 to 9999");
    }
    return OptionalInt.empty();
  }

  private static Role role(YamlValue value) {
    List<String> roles =
        Arrays.stream(Role.values()).map(role -> role.name().toLowerCase(Locale.ROOT)).toList();
    return Role.values()[roles.indexOf(value.oneOf(roles))];
  }

  private static List<Normaliser> normalisers(Map<String, YamlValue> fields, String name) {
    return Optional.ofNullable(fields.get(name))
        .map(
            value ->
                value.oneOrMore().stream()
                    .map(one -> Normaliser.of(one.oneOf(Normaliser.ids())).orElseThrow())
                    .toList())
        .orElse(List.of());
  }
}

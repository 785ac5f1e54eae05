package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.core.Printable;

/** Reads the functions of a hub file. Used once. */
final class FunctionReader {

  private static final String EVERY = "any";
  private static final List<String> KEYS = List.of("name", "aliases", "modules", "required");

  private final Set<String> known = new LinkedHashSet<>();

  /** The functions: at least one, no two with one name. */
  List<FunctionRule> read(YamlValue functions) {
    if (functions.isText() && functions.text().equals(EVERY)) {
      return List.of(new FunctionRule(List.of("" + FunctionRule.ANY), List.of()));
    }
    if (!functions.isList()) {
      throw functions.wrongType("a list, or any");
    }
    return functions.oneOrMore().stream().map(this::function).toList();
  }

  private FunctionRule function(YamlValue value) {
    if (value.isText()) {
      return new FunctionRule(List.of(distinct(value, value.text())), List.of());
    }
    if (!value.isMapping()) {
      throw value.wrongType("a name or a mapping");
    }
    Map<String, YamlValue> fields = value.fields(KEYS);
    List<String> names = names(value, fields);
    List<ArgumentRule> arguments =
        Optional.ofNullable(fields.get("required"))
            .map(required -> new ArgumentReader().read(required))
            .orElse(List.of());
    FunctionRule rule = new FunctionRule(names, arguments);
    if (rule.mostKeys() > FunctionRule.MOST_KEYS) {
      throw fields
          .get("required")
          .failure(
              "gives a call more than %d keys: make fewer of them optional, or accept less"
                  .formatted(FunctionRule.MOST_KEYS));
    }
    return rule;
  }

  private List<String> names(YamlValue value, Map<String, YamlValue> fields) {
    YamlValue name = value.required(fields, "name");
    List<String> names = new ArrayList<>();
    YamlValue modules = fields.get("modules");
    YamlValue aliases = fields.get("aliases");
    boolean pattern = name.text().indexOf(FunctionRule.ANY) >= 0;
    if (modules == null) {
      names.add(distinct(name, name.text()));
    } else {
      refuse(pattern, modules);
      modules
          .oneOrMore()
          .forEach(module -> names.add(distinct(module, plain(module) + "." + name.text())));
    }
    if (aliases != null) {
      refuse(pattern, aliases);
      aliases.oneOrMore().forEach(alias -> names.add(distinct(alias, plain(alias))));
    }
    return names;
  }

  private static void refuse(boolean pattern, YamlValue more) {
    if (pattern) {
      throw more.failure("does not go with a name that has a " + FunctionRule.ANY);
    }
  }

  private static String plain(YamlValue value) {
    if (value.text().indexOf(FunctionRule.ANY) >= 0) {
      throw value.failure("must have no " + FunctionRule.ANY + "; only a name may");
    }
    return value.text();
  }

  private String distinct(YamlValue value, String name) {
    if (name.chars().anyMatch(Character::isWhitespace)) {
      throw value.failure("must have no white space");
    }
    if (name.indexOf(FunctionRule.ANY) != name.lastIndexOf(FunctionRule.ANY)) {
      throw value.failure("may have one " + FunctionRule.ANY + ", not more");
    }
    if (!known.add(name)) {
      throw value.failure("makes \"" + Printable.text(name, 60) + "\" a function again");
    }
    return name;
  }
}

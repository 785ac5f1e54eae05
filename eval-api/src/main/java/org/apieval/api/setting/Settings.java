package org.apieval.api.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The settings a user gave to a plug-in, checked against those it has, so that a misspelt one is
 * not lost in silence. Immutable and thread-safe.
 */
public final class Settings {

  private final Map<String, String> values;

  private Settings(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Takes settings.
   *
   * @param given by name, as the user wrote them
   * @param known the names that the plug-in has
   * @throws IllegalArgumentException if one is given that is not known, naming both
   */
  public static Settings of(Map<String, String> given, String... known) {
    List<String> names = List.of(known);
    for (String name : new TreeSet<>(given.keySet())) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException(
            "has no setting \"%s\"; %s"
                .formatted(
                    name,
                    names.isEmpty()
                        ? "it has none"
                        : "there is: " + String.join(", ", new TreeSet<>(names))));
      }
    }
    return new Settings(given);
  }

  /** A setting's value without white space around it; empty where it is not given, or blank. */
  public Optional<String> text(String name) {
    return Optional.ofNullable(values.get(name))
        .map(String::strip)
        .filter(value -> !value.isEmpty());
  }

  /** The parts of a setting's value that commas separate; empty where there are none. */
  public List<String> list(String name) {
    return text(name).stream()
        .flatMap(value -> Arrays.stream(value.split(",")))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .toList();
  }
}

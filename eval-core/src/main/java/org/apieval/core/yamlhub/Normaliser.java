package org.apieval.core.yamlhub;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** What a hub file can have done to the text of an argument before it is compared. */
enum Normaliser {
  /** {@code a?b} to {@code a}. */
  STRIP_QUERY(removing("\\?.*")),
  /** {@code a#b} to {@code a}. */
  STRIP_FRAGMENT(removing("#.*")),
  /** {@code a/b//} to {@code a/b}. */
  STRIP_TRAILING_SLASH(removing("(?<=[^/])/+$")),
  /** {@code owner/repo:v1} to {@code owner/repo}; other texts stay. */
  STRIP_GIT_REF(replacing("^([^/:\\s]+/[^/:\\s]+):.*", "$1")),
  /** {@code https://host/path} to {@code host/path}. */
  STRIP_SCHEME(removing("^[A-Za-z][A-Za-z0-9+.-]*://")),
  /** {@code dir/model.onnx} to {@code dir/model}. */
  STRIP_EXTENSION(removing("(?<=[^/\\\\])\\.[^./\\\\]+$")),
  /** {@code dir/model.onnx} to {@code model.onnx}. */
  BASE_NAME(removing("^.*[/\\\\](?=.)")),
  /** {@code Name} to {@code name}. */
  FOLD_CASE(text -> text.toLowerCase(Locale.ROOT)),
  /** White space at both ends goes, any other becomes one space. */
  COLLAPSE_SPACE(text -> text.strip().replaceAll("\\s+", " "));

  private final UnaryOperator<String> change;

  Normaliser(UnaryOperator<String> change) {
    this.change = change;
  }

  private static UnaryOperator<String> removing(String regex) {
    return replacing(regex, "");
  }

  private static UnaryOperator<String> replacing(String regex, String replacement) {
    Pattern pattern = Pattern.compile(regex, Pattern.DOTALL);
    return text -> pattern.matcher(text).replaceFirst(replacement);
  }

  /** The text without what this takes away. */
  String apply(String text) {
    return change.apply(text);
  }

  /** The name in hub files: {@code strip-query}. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** All ids. */
  static List<String> ids() {
    return Arrays.stream(values()).map(Normaliser::id).toList();
  }

  /** The normaliser of an id; empty if there is none. */
  static Optional<Normaliser> of(String id) {
    return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
  }
}

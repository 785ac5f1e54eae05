package org.apieval.core.card;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A model card, read. Everything in it is foreign. Immutable.
 *
 * @param name its path within the folder of cards, with slashes
 * @param text what a model is shown of it
 * @param mentions all texts in it, one a line; what a card does not mention, nobody can know from
 *     it
 * @param metadata front matter, meta elements, or the JSON object: strings, numbers, booleans,
 *     lists, maps and null
 * @param title its first heading; empty where it has none
 * @param summary its first paragraph; empty where it has none
 * @param code its pieces of code, in their order
 */
public record Card(
    String name,
    String text,
    String mentions,
    Map<String, @Nullable Object> metadata,
    Optional<String> title,
    Optional<String> summary,
    List<String> code) {

  public Card {
    metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata)); // values may be null
    code = List.copyOf(code);
  }

  /**
   * The model's id: what the metadata calls it, or else the card's path without its ending, {@code
   * owner/model.md} or {@code owner--model.md} as well as {@code owner/model/README.md}. Empty
   * where neither says it.
   */
  public Optional<String> modelId() {
    return first("model_id", "modelId", "id").or(() -> idOfPath(name));
  }

  private static Optional<String> idOfPath(String path) {
    String stem = "/" + path.replaceFirst("\\.[A-Za-z]+$", "");
    String folder = stem.replaceFirst("(?i)/(?:readme|index|model|card|model_?card)$", "");
    String id = folder.replaceFirst("^/(?:models--)?", "").replace("--", "/");
    return Optional.of(id).filter(name -> !name.isEmpty());
  }

  /** What the first of these fields of the metadata says that says something: its first words. */
  Optional<String> first(String... fields) {
    return Stream.of(fields)
        .map(metadata::get)
        .flatMap(Card::texts)
        .filter(text -> !text.isBlank())
        .map(String::strip)
        .findFirst();
  }

  /** The texts and numbers of a value, those in lists and maps included. */
  static Stream<String> texts(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list.stream().flatMap(Card::texts);
    }
    if (value instanceof Map<?, ?> map) {
      return map.values().stream().flatMap(Card::texts);
    }
    return Stream.ofNullable(value).map(Object::toString);
  }

  /** Texts, one a line. */
  static String lines(Stream<String> texts) {
    return texts.collect(Collectors.joining("\n"));
  }
}

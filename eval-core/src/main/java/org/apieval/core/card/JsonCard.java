package org.apieval.core.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a card that is one JSON object, as the interfaces of hubs give it. What stands in {@code
 * cardData} counts as metadata, too. Stateless and thread-safe.
 */
final class JsonCard {

  private JsonCard() {}

  /**
   * Reads it.
   *
   * @throws CardException if it is no JSON object
   */
  static Card read(String name, String text) throws CardException {
    Map<String, @Nullable Object> metadata = new LinkedHashMap<>(Metadata.json().read(text, 0));
    if (metadata.get("cardData") instanceof Map<?, ?> inner) {
      inner.forEach((key, value) -> metadata.putIfAbsent(String.valueOf(key), value));
    }
    List<String> texts = Card.texts(metadata).toList();
    Card card =
        new Card(
            name,
            text,
            text + "\n" + Card.lines(texts.stream()),
            metadata,
            Optional.empty(),
            Optional.empty(),
            texts);
    return new Card(
        name,
        text,
        card.mentions(),
        metadata,
        card.first("title", "name"),
        card.first("summary", "description"),
        texts);
  }
}

package org.apieval.core.card;

import java.util.regex.Pattern;

/**
 * Whether a card mentions an identifier: as a whole, so that {@code bert-base} is not found in
 * {@code bert-base-uncased}, nor a handle in one with a further part. Stateless and thread-safe.
 */
final class Mentions {

  private static final Pattern SCHEME_AND_HOST = Pattern.compile("^https?://[^/]+/(?=[^/]+/)");

  private Mentions() {}

  /**
   * Whether it does, in its text or as its own name.
   *
   * @param identifier a repository, a model or a handle; of an address the path is enough
   */
  static boolean of(Card card, String identifier) {
    if (identifier.isBlank()) {
      return false;
    }
    String path = SCHEME_AND_HOST.matcher(identifier).replaceFirst("");
    boolean address = !path.equals(identifier);
    return stands(card.mentions(), identifier, address)
        || address && stands(card.mentions(), path, true)
        || card.modelId().filter(identifier::equals).isPresent();
  }

  private static boolean stands(String text, String identifier, boolean address) {
    String behind = address ? "(?![\\w-]|[./:@]\\w)" : "(?![\\w-]|[.]\\w)";
    return Pattern.compile("(?<![\\w.-])" + Pattern.quote(identifier) + behind)
        .matcher(text)
        .find();
  }
}

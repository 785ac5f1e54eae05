package org.apieval.core.card;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Reads a card in Markdown. Metadata are its front matter in YAML and, as TensorFlow Hub's own
 * cards have it, comments such as {@code <!-- task: text-embedding -->}. Stateless and thread-safe.
 */
final class MarkdownCard {

  private static final int MOST_NESTED = 100;

  /** Between two lines of dashes at the very beginning. */
  private static final Pattern FRONT_MATTER =
      Pattern.compile(
          "\\A---[ \\t]*\\R(?:(.*?)\\R)?(?:---|\\.\\.\\.)[ \\t]*(?:\\R|\\z)", Pattern.DOTALL);

  private static final Pattern OPENING = Pattern.compile("\\A---[ \\t]*\\R");

  private static final Pattern COMMENT =
      Pattern.compile("<!--[ \\t]*([A-Za-z][\\w-]{0,60}):[ \\t]*([^\\r\\n]{1,500}?)[ \\t]*-->");

  private MarkdownCard() {}

  /**
   * Reads it.
   *
   * @throws CardException if its front matter is broken
   */
  static Card read(String name, String text) throws CardException {
    Matcher front = FRONT_MATTER.matcher(text);
    boolean hasFront = front.find();
    if (!hasFront && OPENING.matcher(text).find()) {
      throw new CardException(0, "the front matter that begins here has no end: a line ---");
    }
    Optional<String> yaml = hasFront ? Optional.ofNullable(front.group(1)) : Optional.empty();
    MarkdownParts parts = parts(hasFront ? text.substring(front.end()) : text);
    return new Card(
        name,
        text,
        text + "\n" + parts.plain(),
        metadata(yaml.orElse(""), text),
        parts.title(),
        parts.summary(),
        parts.code());
  }

  private static Map<String, @Nullable Object> metadata(String yaml, String text)
      throws CardException {
    Map<String, @Nullable Object> metadata = new LinkedHashMap<>(Metadata.yaml().read(yaml, 1));
    Matcher comments = COMMENT.matcher(text);
    while (comments.find()) {
      metadata.putIfAbsent(comments.group(1), comments.group(2));
    }
    return metadata;
  }

  private static MarkdownParts parts(String body) {
    MarkdownParts parts = new MarkdownParts();
    Parser.builder()
        .maxOpenBlockParsers(MOST_NESTED)
        .maxInlineNesting(MOST_NESTED)
        .build()
        .parse(body)
        .accept(parts);
    return parts;
  }
}

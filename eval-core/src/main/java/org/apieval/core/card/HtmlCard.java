package org.apieval.core.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads a card in HTML, as a page of a hub. Metadata are its {@code meta} elements by name, the
 * canonical address as {@code canonical}, and its title as {@code title}. Nothing is fetched or
 * run. Stateless and thread-safe.
 */
final class HtmlCard {

  private HtmlCard() {}

  /** Reads it; any text is some HTML. */
  static Card read(String name, String text) {
    Document page = Jsoup.parse(text);
    page.select("script, style, noscript, template").remove();
    Map<String, @Nullable Object> metadata = metadata(page);
    List<String> code =
        page.select("pre, code:not(pre code)").stream().map(Element::wholeText).toList();
    String shown = page.body().wholeText().replaceAll("[ \\t]*\\R(?:[ \\t]*\\R)+", "\n\n").strip();
    String all =
        Card.lines(
            Stream.of(
                    Stream.of(page.title(), shown),
                    page.select("[href]").stream().map(link -> link.attr("href")),
                    Card.texts(metadata))
                .flatMap(texts -> texts));
    return new Card(
        name,
        Card.lines(Stream.of(Card.lines(head(metadata)), shown)),
        all,
        metadata,
        first(page, "h1").or(() -> filled(page.title())),
        first(page, "p"),
        code);
  }

  private static Map<String, @Nullable Object> metadata(Document page) {
    Map<String, @Nullable Object> metadata = new LinkedHashMap<>();
    filled(page.title()).ifPresent(title -> metadata.put("title", title));
    for (Element meta : page.select("meta[content]")) {
      for (String attribute : List.of("name", "property", "itemprop")) {
        filled(meta.attr(attribute))
            .ifPresent(key -> metadata.putIfAbsent(key, meta.attr("content")));
      }
    }
    Element canonical = page.selectFirst("link[rel=canonical][href]");
    if (canonical != null) {
      metadata.putIfAbsent("canonical", canonical.attr("href"));
    }
    return metadata;
  }

  private static Stream<String> head(Map<String, @Nullable Object> metadata) {
    return metadata.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue());
  }

  private static Optional<String> first(Document page, String element) {
    return page.select(element).stream()
        .map(Element::text)
        .flatMap(text -> filled(text).stream())
        .findFirst();
  }

  private static Optional<String> filled(String text) {
    return Optional.of(text.strip()).filter(stripped -> !stripped.isEmpty());
  }
}

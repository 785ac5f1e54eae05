package org.apieval.core.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.core.card.ModelAnswer;

/**
 * Finds the requests in what a model wrote: a JSON list of texts, or of objects with a text in
 * them, or else a list in Markdown. Stateless and thread-safe.
 */
final class RequestTexts {

  private static final List<String> FIELDS =
      List.of("request", "instruction", "text", "question", "query", "prompt");

  private static final Pattern LIST_ITEM = Pattern.compile("\\s*(?:\\d{1,3}[.):]|[-*•])\\s+(.*)");

  private final ModelAnswer answers = new ModelAnswer();

  /** The requests, white space in them collapsed; none where the answer lists nothing. */
  List<String> in(String answer) {
    List<String> texts = new ArrayList<>();
    Optional<List<?>> list = answers.list(answer);
    if (list.isPresent()) {
      list.get().forEach(element -> text(element).ifPresent(texts::add));
    } else {
      answer
          .lines()
          .map(LIST_ITEM::matcher)
          .filter(Matcher::matches)
          .map(item -> unquoted(item.group(1).strip()))
          .forEach(texts::add);
    }
    return texts.stream()
        .map(text -> text.strip().replaceAll("\\s+", " "))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static Optional<String> text(Object element) {
    if (element instanceof String text) {
      return Optional.of(text);
    }
    return element instanceof Map<?, ?> map
        ? FIELDS.stream()
            .flatMap(field -> Stream.ofNullable(map.get(field)))
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .findFirst()
        : Optional.empty();
  }

  private static String unquoted(String text) {
    return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
        ? text.substring(1, text.length() - 1)
        : text;
  }
}

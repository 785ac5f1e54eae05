package org.apieval.core.retrieve;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * What a user set for retrievers. Immutable and thread-safe.
 *
 * @param byRetriever settings by name, by the retriever's id
 */
public record RetrieverSettings(Map<String, Map<String, String>> byRetriever) {

  public RetrieverSettings {
    byRetriever = Map.copyOf(byRetriever);
  }

  /** No settings: every retriever's defaults. */
  public static RetrieverSettings none() {
    return new RetrieverSettings(Map.of());
  }

  /**
   * Reads settings of the form {@code retriever.name=value}; of two for one name the last counts.
   *
   * @param known the ids of the retrievers that can have settings
   * @throws EvalException USER if one has another form, or its retriever is not known
   */
  public static RetrieverSettings parse(List<String> given, Collection<String> known) {
    Map<String, Map<String, String>> settings = new LinkedHashMap<>();
    for (String setting : given) {
      int dot = setting.indexOf('.');
      int equals = setting.indexOf('=', dot + 1);
      if (dot < 1 || equals < dot + 2) {
        throw EvalException.user(
            "%s is no setting; write RETRIEVER.NAME=VALUE, as in lucene.fields=description"
                .formatted(Printable.text(setting, 60)));
      }
      String retriever = setting.substring(0, dot);
      if (!known.contains(retriever)) {
        throw EvalException.user(
            "no retriever \"%s\" has settings; there is: %s%s"
                .formatted(
                    Printable.text(retriever, 60),
                    String.join(", ", known),
                    Suggestion.hint(retriever, known)));
      }
      settings
          .computeIfAbsent(retriever, absent -> new LinkedHashMap<>())
          .put(setting.substring(dot + 1, equals), setting.substring(equals + 1));
    }
    return new RetrieverSettings(settings);
  }

  /** The settings of a retriever, by name. */
  public Map<String, String> of(String retriever) {
    return byRetriever.getOrDefault(retriever, Map.of());
  }
}

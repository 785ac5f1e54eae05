package org.apieval.core.retrieve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Rankings;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.setting.Settings;

/**
 * The retriever {@code bm25}, equal to that of the published experiments, accidents included. A
 * document's text is what Python prints of the row; the query is the request as it stood in a JSON
 * file, escapes and all, with a space before it; both are split at each single space, so that empty
 * words count and case and punctuation matter. Of documents with one score the later comes first.
 */
public final class PublishedBm25 implements Retriever.Factory {

  @Override
  public String id() {
    return "bm25";
  }

  @Override
  public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
    Settings.of(settings);
    List<ApiRecord> documents = List.copyOf(catalogue);
    OkapiBm25 index =
        new OkapiBm25(documents.stream().map(row -> split(PythonRepr.of(row.fields()))).toList());
    return (query, k) ->
        Rankings.best(
            documents, index.scores(split(asPublished(query))), Rankings.Ties.LATER_FIRST, k);
  }

  /** The request as the published prompts have it: cut out of JSON, the line end included. */
  static String asPublished(String query) {
    StringBuilder escaped = new StringBuilder(" ");
    (query + "\n").chars().forEach(character -> appendEscaped(escaped, (char) character));
    return escaped.toString();
  }

  /** As Python's {@code json} module writes a character of a string. */
  private static void appendEscaped(StringBuilder text, char character) {
    switch (character) {
      case '"', '\\' -> text.append('\\').append(character);
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\b' -> text.append("\\b");
      case '\f' -> text.append("\\f");
      default -> {
        boolean plain = character >= ' ' && character <= '~';
        text.append(plain ? Character.toString(character) : "\\u%04x".formatted((int) character));
      }
    }
  }

  /** The words between single spaces, empty ones too, as Python's {@code split(' ')}. */
  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', start)) {
      words.add(text.substring(start, space));
      start = space + 1;
    }
    words.add(text.substring(start));
    return words;
  }
}

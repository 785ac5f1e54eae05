package org.apieval.api.kit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Rankings;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.setting.Settings;

/**
 * A retriever without an index: the more words of the query a document's fields hold, the better it
 * fits, and of equals the earlier comes first. Has no settings, and refuses any. Immutable and
 * thread-safe.
 */
public final class FakeRetriever implements Retriever.Factory {

  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  private final String id;

  /** A retriever with this id. */
  public FakeRetriever(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
    Settings.of(settings);
    List<Set<String>> documents = catalogue.stream().map(FakeRetriever::words).toList();
    return (query, k) -> {
      Set<String> wanted = words(query);
      double[] scores =
          documents.stream()
              .mapToDouble(words -> wanted.stream().filter(words::contains).count())
              .toArray();
      return Rankings.best(catalogue, scores, Rankings.Ties.EARLIER_FIRST, k);
    };
  }

  private static Set<String> words(ApiRecord document) {
    return words(
        document.fields().keySet().stream().map(document::text).collect(Collectors.joining(" ")));
  }

  private static Set<String> words(String text) {
    return NO_WORD.splitAsStream(text.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
  }
}

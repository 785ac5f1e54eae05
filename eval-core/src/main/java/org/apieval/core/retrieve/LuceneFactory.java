package org.apieval.core.retrieve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.setting.Settings;

/**
 * The retriever {@code lucene}: BM25 over chosen fields of the rows, their English words reduced to
 * stems. Its setting {@code fields} names them, with commas between.
 */
public final class LuceneFactory implements Retriever.Factory {

  /** Where a row says in plain words what it is for; see decision 0010. */
  private static final List<String> DEFAULT_FIELDS =
      List.of("domain", "functionality", "description");

  @Override
  public String id() {
    return "lucene";
  }

  @Override
  public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
    List<String> fields = Settings.of(settings, "fields").list("fields");
    try {
      return LuceneRetriever.over(catalogue, fields.isEmpty() ? DEFAULT_FIELDS : fields);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // the index is in memory
    }
  }
}

package org.apieval.core.retrieve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;

/**
 * BM25 by Lucene, over an index in memory. Documents without a word of the query are not found; of
 * documents with one score the earlier comes first. Immutable once built, thread-safe.
 */
final class LuceneRetriever implements Retriever {

  private static final String TEXT = "text";
  private static final String ROW = "row";

  /** The most words of a query that count; Lucene refuses queries with more clauses. */
  private static final int MOST_WORDS = 1000;

  /** Held, so that its level stays: it tells users of newer JDKs how Lucene could be faster. */
  private static final Logger HINTS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  static {
    HINTS.setLevel(Level.SEVERE);
  }

  private final List<ApiRecord> catalogue;
  private final EnglishWords words = new EnglishWords();
  private final IndexSearcher searcher;

  private LuceneRetriever(List<ApiRecord> catalogue, IndexSearcher searcher) {
    this.catalogue = catalogue;
    this.searcher = searcher;
  }

  /**
   * Indexes a catalogue.
   *
   * @param fields the fields to search, as one text
   */
  static LuceneRetriever over(List<ApiRecord> catalogue, List<String> fields) throws IOException {
    List<ApiRecord> rows = List.copyOf(catalogue);
    ByteBuffersDirectory index = new ByteBuffersDirectory();
    IndexWriterConfig config =
        new IndexWriterConfig(new EnglishAnalyzer())
            .setMergePolicy(new LogDocMergePolicy()); // keeps the order
    try (IndexWriter writer = new IndexWriter(index, config)) {
      for (int row = 0; row < rows.size(); row++) {
        writer.addDocument(document(row, rows.get(row), fields));
      }
    }
    return new LuceneRetriever(rows, new IndexSearcher(DirectoryReader.open(index)));
  }

  private static Document document(int row, ApiRecord api, List<String> fields) {
    Document document = new Document();
    document.add(new StoredField(ROW, row));
    String text = fields.stream().map(api::text).collect(Collectors.joining(" "));
    document.add(new TextField(TEXT, text, Field.Store.NO));
    return document;
  }

  @Override
  public List<ScoredDocument> retrieve(String query, int k) {
    try {
      List<ScoredDocument> found = new ArrayList<>();
      for (ScoreDoc hit : searcher.search(query(query), Math.min(k, catalogue.size())).scoreDocs) {
        int row = searcher.storedFields().document(hit.doc).getField(ROW).numericValue().intValue();
        found.add(new ScoredDocument(catalogue.get(row), hit.score));
      }
      return List.copyOf(found);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // the index is in memory
    }
  }

  /** Any word will do; one that stands twice counts twice. */
  private Query query(String text) {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    words(text)
        .forEach(
            (word, count) ->
                query.add(
                    new BoostQuery(new TermQuery(new Term(TEXT, word)), count), Occur.SHOULD));
    return query.build();
  }

  private Map<String, Integer> words(String text) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String word : words.of(text)) {
      if (counts.containsKey(word) || counts.size() < MOST_WORDS) {
        counts.merge(word, 1, Integer::sum);
      }
    }
    return counts;
  }
}

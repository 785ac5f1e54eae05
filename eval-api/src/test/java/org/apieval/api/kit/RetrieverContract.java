package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;

/**
 * The laws of {@link Retriever} as properties. A retriever's test extends this class and makes
 * retrievers over given catalogues; run it with jqwik on the class path.
 */
@PropertyDefaults(tries = 100, edgeCases = EdgeCasesMode.NONE)
public abstract class RetrieverContract {

  private static final List<String> WORDS =
      List.of("image", "images", "Speech", "classify", "the", "translate", "detect", "naïve", "犬");

  /** A retriever over a catalogue; a new one each time. */
  protected abstract Retriever retriever(List<ApiRecord> catalogue);

  /** A catalogue of up to 12 rows; some of them may be equal but for their line. */
  @Provide
  protected Arbitrary<List<ApiRecord>> catalogues() {
    Arbitrary<String> texts =
        Arbitraries.of(WORDS).list().ofMaxSize(6).map(words -> String.join(" ", words));
    Arbitrary<Object> oddities =
        Arbitraries.of(List.of(), List.of("image", 2.5), Map.of("top_1", true), "", 7);
    return Combinators.combine(texts, texts, oddities)
        .as(RetrieverContract::fields)
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(RetrieverContract::records);
  }

  /** Requests: words of the catalogue, and any text at all. */
  @Provide
  protected Arbitrary<String> queries() {
    return Arbitraries.oneOf(
        Arbitraries.of(WORDS).list().ofMaxSize(8).map(words -> String.join(" ", words)),
        Arbitraries.strings().ofMaxLength(40));
  }

  private static Map<String, Object> fields(String domain, String description, Object oddity) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("domain", domain);
    fields.put("functionality", null);
    fields.put("description", description);
    fields.put("example_code", oddity);
    fields.put("api_call", "load('x')");
    return fields;
  }

  private static List<ApiRecord> records(List<Map<String, Object>> rows) {
    return IntStream.range(0, rows.size())
        .mapToObj(
            line ->
                new ApiRecord(
                    line, rows.get(line).get("domain").toString(), "load('x')", rows.get(line)))
        .toList();
  }

  @Property
  void findsAtMostSoManyDocumentsOfTheCatalogueAndNoneTwice(
      @ForAll("catalogues") List<ApiRecord> catalogue,
      @ForAll("queries") String query,
      @ForAll @IntRange(min = 1, max = 15) int k) {
    List<ScoredDocument> found = retriever(catalogue).retrieve(query, k);

    assertThat(found).hasSizeLessThanOrEqualTo(k);
    assertThat(found).extracting(ScoredDocument::document).isSubsetOf(catalogue);
    assertThat(found).extracting(one -> one.document().line()).doesNotHaveDuplicates();
  }

  @Property
  void scoresNeverRise(
      @ForAll("catalogues") List<ApiRecord> catalogue, @ForAll("queries") String query) {
    List<Double> scores =
        retriever(catalogue).retrieve(query, catalogue.size()).stream()
            .map(ScoredDocument::score)
            .toList();

    assertThat(scores).doesNotContain(Double.NaN);
    for (int next = 1; next < scores.size(); next++) {
      assertThat(scores.get(next)).isLessThanOrEqualTo(scores.get(next - 1));
    }
  }

  @Property
  void sameQueryGivesTheSameDocuments(
      @ForAll("catalogues") List<ApiRecord> catalogue, @ForAll("queries") String query) {
    Retriever retriever = retriever(catalogue);
    List<Integer> first = lines(retriever.retrieve(query, 5));

    retriever.retrieve("another request", 3);

    assertThat(lines(retriever.retrieve(query, 5))).isEqualTo(first);
    assertThat(lines(retriever(catalogue).retrieve(query, 5))).isEqualTo(first);
  }

  @Property(tries = 20)
  void manyThreadsAtOnceGetWhatOneGets(
      @ForAll("catalogues") List<ApiRecord> catalogue, @ForAll("queries") String query)
      throws InterruptedException {
    Retriever retriever = retriever(catalogue);
    List<String> queries = new ArrayList<>(WORDS);
    queries.add(query);
    List<List<Integer>> one = queries.stream().map(q -> lines(retriever.retrieve(q, 5))).toList();
    List<Callable<List<Integer>>> asking =
        queries.stream()
            .<Callable<List<Integer>>>map(q -> () -> lines(retriever.retrieve(q, 5)))
            .toList();

    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      assertThat(threads.invokeAll(asking)).extracting(Future::get).isEqualTo(one);
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Integer> lines(List<ScoredDocument> found) {
    return found.stream().map(one -> one.document().line()).toList();
  }
}

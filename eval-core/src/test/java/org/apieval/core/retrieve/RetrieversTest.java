package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;

class RetrieversTest {

  private static final List<ApiRecord> CATALOGUE = Catalogues.described("a dog", "a cat", "a fox");
  private static final Question QUESTION =
      Catalogues.question("Show me a cat.", "Zoo", "zoo.load('a2')");

  private static final Retriever NULL = (query, k) -> null;

  private final AtomicInteger created = new AtomicInteger();

  @Test
  void noneFindsNothingAndOracleTheGoldEntry() {
    CatalogueRetrievers retrievers = over(Map.of());

    assertThat(retrievers.get("none").find(QUESTION, 3)).isEmpty();
    assertThat(retrievers.get("oracle").find(QUESTION, 3))
        .extracting(found -> found.document().line())
        .containsExactly(2);
    assertThat(retrievers.get("oracle").upperBound()).isTrue();
    assertThat(retrievers.get("none").upperBound()).isFalse();
  }

  @Test
  void plugInIsAskedTheTextOfTheQuestion() {
    assertThat(over(Map.of("lucene", new LuceneFactory())).get("lucene").find(QUESTION, 3))
        .extracting(found -> found.document().line())
        .containsExactly(1);
  }

  @Test
  void hybridJoinsItsPartsAndSharesThemWithTheOthers() {
    CatalogueRetrievers retrievers =
        over(Map.of("lucene", counting((q, k) -> List.of()), "embedding", counting(first())));

    assertThat(retrievers.get("hybrid").find(QUESTION, 1)).hasSize(1);
    assertThat(retrievers.get("embedding").find(QUESTION, 1)).hasSize(1);
    assertThat(created).hasValue(2);
  }

  @Test
  void unknownRetrieverIsAnsweredWithThoseThereAre() {
    Retrievers retrievers = new Retrievers(Map.of("lucene", new LuceneFactory()));

    assertThat(retrievers.ids()).containsExactly("lucene", "none", "oracle");
    assertUserError(
        () -> retrievers.known("lucine"),
        "no retriever \"lucine\"; there is: lucene, none, oracle; did you mean lucene?");
    assertUserError(() -> retrievers.known("hybrid"), "no retriever \"hybrid\"");
  }

  @Test
  void plugInMayNotTakeAnIdOfTheEngine() {
    assertThatThrownBy(() -> new Retrievers(Map.of("oracle", new LuceneFactory())))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("LuceneFactory")
        .extracting("code")
        .isEqualTo(EvalException.Code.PROVIDER);
  }

  @Test
  void wrongSettingIsTheUsersFault() {
    CatalogueRetrievers retrievers =
        new Retrievers(Map.of("lucene", new LuceneFactory()))
            .over(
                Catalogues.zoo(),
                CATALOGUE,
                new RetrieverSettings(Map.of("lucene", Map.of("x", "1"))));

    assertUserError(
        () -> retrievers.get("lucene"), "retriever lucene has no setting \"x\"; there is: fields");
  }

  @Test
  void failureOfAPlugInNamesItAndTheQuestion() {
    CatalogueRetrievers failing =
        over(
            Map.of(
                "broken",
                counting(
                    (q, k) -> {
                      throw new IllegalStateException("no such host");
                    })));

    assertThatThrownBy(() -> failing.get("broken").find(QUESTION, 1))
        .isInstanceOf(EvalException.class)
        .hasMessage("retriever broken failed on question 7: no such host")
        .extracting("code")
        .isEqualTo(EvalException.Code.PROVIDER);
  }

  @Test
  void plugInThatBreaksItsLawsIsHeldToThem() {
    CatalogueRetrievers wrong =
        over(Map.of("greedy", counting((q, k) -> all()), "lazy", counting(NULL)));

    assertThat(wrong.get("greedy").find(QUESTION, 2)).hasSize(2);
    assertThatThrownBy(() -> wrong.get("lazy").find(QUESTION, 2))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("retriever lazy failed on question 7: java.lang.NullPointer");
  }

  @Test
  void settingsAreReadByRetrieverAndName() {
    RetrieverSettings settings =
        RetrieverSettings.parse(
            List.of("a.x=1", "a.base-url=http://h/?q=2", "b.y=", "a.x=3"), List.of("a", "b"));

    assertThat(settings.of("a")).isEqualTo(Map.of("x", "3", "base-url", "http://h/?q=2"));
    assertThat(settings.of("b")).isEqualTo(Map.of("y", ""));
    assertThat(settings.of("c")).isEmpty();
  }

  @Test
  void settingOfAnotherFormIsRefused() {
    for (String wrong : List.of("a", "a.x", ".x=1", "a.=1", "x=a.b")) {
      assertUserError(
          () -> RetrieverSettings.parse(List.of(wrong), List.of("a")), wrong + " is no setting");
    }
    assertUserError(
        () -> RetrieverSettings.parse(List.of("lucen.x=1"), List.of("lucene")),
        "did you mean lucene?");
  }

  private static void assertUserError(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable action, String message) {
    assertThatThrownBy(action)
        .isInstanceOf(EvalException.class)
        .hasMessageContaining(message)
        .extracting("code")
        .isEqualTo(EvalException.Code.USER);
  }

  private CatalogueRetrievers over(Map<String, Retriever.Factory> factories) {
    return new Retrievers(new HashMap<>(factories))
        .over(Catalogues.zoo(), CATALOGUE, RetrieverSettings.none());
  }

  private static List<Retriever.ScoredDocument> all() {
    return CATALOGUE.stream().map(row -> new Retriever.ScoredDocument(row, 1)).toList();
  }

  private static Retriever first() {
    return (query, k) -> List.of(new Retriever.ScoredDocument(CATALOGUE.get(0), 1));
  }

  private Retriever.Factory counting(Retriever retriever) {
    return new Retriever.Factory() {
      @Override
      public String id() {
        return "fake";
      }

      @Override
      public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
        created.incrementAndGet();
        return retriever;
      }
    };
  }
}

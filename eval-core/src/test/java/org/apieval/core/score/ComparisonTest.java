package org.apieval.core.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ComparisonTest {

  private static final Question LION =
      new Question("1", "A cat?", "Cats", "zoo.load('cats', 'lion')");

  private final AstScorer scorer =
      new AstScorer(
          new ZooHub(),
          List.of(
              reference(0, "Cats", "zoo.load('cats', 'lion')"),
              reference(1, "Cats", "zoo.load('cats', 'tiger')"),
              reference(2, "Birds", "zoo.load('birds', 'owl')"),
              reference(3, "Cats", "zoo.load('birds', 'owl')"),
              reference(4, "Tools", "./feed.sh --all yes")));

  private static Reference reference(int line, String domain, String call) {
    return new ReferenceReader(new ZooHub()).read(new ApiRecord(line, domain, call, Map.of()));
  }

  private ScoredAnswer score(String text) {
    return scorer.score(new Answer(0, "1", Optional.of(text)), Optional.of(LION));
  }

  private Optional<String> cut(String text) {
    return score(text).comparison().span().map(span -> span.of(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "so: x = zoo.load( 'cats',  \"lion\" ) # it | zoo.load( 'cats',  \"lion\" )",
        "<<<api_call>>>: keep([zoo.load('cats', 'lion')], x=1) | zoo.load('cats', 'lion')",
        "{'api_call': 'zoo.load(\\'cats\\', \\'lion\\').eat()'} | zoo.load(\\'cats\\', \\'lion\\')",
        "it is zoo.load(\\\"cats\\\", \\\"lion\\\" | zoo.load(\\\"cats\\\", \\\"lion\\\"",
        "x = f(a)(zoo.load('cats', 'puma')) | zoo.load('cats', 'puma')",
        "x = zoo.load('cats', 'li | zoo.load('cats', 'li",
        "zoo.load(x, 'lion') where x = 'cats' | zoo.load(x, 'lion')",
        "<<<api_call>>>: ./feed.sh --all yes | ./feed.sh --all yes",
        "<<<api_call>>>: ./feed.sh \\n   --all\tyes | ./feed.sh \\n   --all\tyes",
      })
  void theSpanIsThatOfTheJudgedCallAsItStandsInTheAnswer(String text, String call) {
    assertThat(cut(text)).contains(call);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no idea", "<<<api_call>>>: <<<api_provider>>>: x"})
  void whereNothingStandsInTheCallsPlaceThereIsNoSpan(String text) {
    assertThat(score(text).comparison().span()).isEmpty();
    assertThat(score(text).comparison().arguments()).isEmpty();
  }

  @Test
  void argumentsStandBesideThoseOfTheNearestReferenceAndOfTheGoldCall() {
    assertThat(score("zoo.load('birds', 'owll')").comparison().arguments())
        .extracting(
            ArgumentComparison::name,
            ArgumentComparison::answer,
            ArgumentComparison::reference,
            ArgumentComparison::gold)
        .containsExactly(
            tuple("function", said("zoo.load"), said("zoo.load"), said("zoo.load")),
            tuple("repo", said("'birds'"), said("'birds'"), said("'cats'")),
            tuple("model", said("'owll'"), said("'owl'"), said("'lion'")));
  }

  @Test
  void anArgumentThatIsMissingIsEmpty() {
    assertThat(score("zoo.load('cats')").comparison().arguments())
        .contains(new ArgumentComparison("model", Optional.empty(), said("'lion'"), said("'lion'")))
        .filteredOn(argument -> !argument.same())
        .hasSize(1);
  }

  @Test
  void aMatchedCallHasAllThatItsReferenceHas() {
    Comparison comparison = score("zoo.load('cats', 'tiger', size=3)").comparison();

    assertThat(comparison.entry().map(ApiRecord::line)).contains(1);
    assertThat(comparison.arguments()).hasSize(3).allMatch(ArgumentComparison::same);
  }

  @Test
  void ofSeveralMatchedEntriesThatOfTheExpectedDomainIsTheReference() {
    assertThat(score("zoo.load('birds', 'owl')").comparison().entry().map(ApiRecord::line))
        .contains(3);
  }

  @Test
  void onlyAHallucinationHasANearestEntry() {
    assertThat(score("zoo.load('cats', 'lion')").nearest()).isEmpty();
    assertThat(score("zoo.load('cats', 'lino')").nearest().map(ApiRecord::line)).contains(0);
  }

  @Test
  void whatIsUnscoredIsComparedWithNothing() {
    assertThat(scorer.score(new Answer(0, "1", Optional.empty()), Optional.of(LION)).comparison())
        .isEqualTo(Comparison.none());
  }

  @Property(tries = 300)
  void theSpanHoldsTheCallBehindAnyTextAndUnderAnyEscapes(
      @ForAll("noise") String before, @ForAll("calls") String call) {
    String text = before + "<<<api_call>>>: " + call;

    Span span = score(text).comparison().span().orElseThrow();

    assertThat(span.of(text)).isEqualTo(call);
  }

  @Provide
  Arbitrary<String> noise() {
    return Arbitraries.strings()
        .withChars("ab \n\\n犬\ud83d\ude00\ud800.,")
        .ofMaxLength(20)
        .map(text -> text + "\n");
  }

  @Provide
  Arbitrary<String> calls() {
    Arbitrary<String> name = Arbitraries.of("cats", "birds", "犬", "\ud83d\ude00", "a b");
    return Combinators.combine(name, name, Arbitraries.of("'", "\"", "\\'", "\\\"", "\\\\'"))
        .as((repo, model, quote) -> call(repo, model, quote));
  }

  private static String call(String repo, String model, String quote) {
    return "zoo.load(" + quote + repo + quote + ", " + quote + model + quote + ")";
  }

  private static Optional<String> said(String value) {
    return Optional.of(value);
  }
}

package org.apieval.core.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.answer.Section;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AstScorerTest {

  private static final ZooHub HUB = new ZooHub();

  private static final List<Reference> CATALOGUE =
      references(
          new String[][] {
            {"Big Cats", "zoo.load(repo='cats', model='lion', pretrained=True)"}, // 0
            {"Big Cats", "zoo.load('cats', 'tiger')"}, // 1
            {"Birds", "zoo.load('birds', 'owl')"}, // 2
            {"Night", "zoo.load('birds', 'owl', size=3)"}, // 3
            {"Birds", "zoo.load('birds')"}, // 4
            {"Birds", "wrap([zoo.Layer('birds', 'heron')])"}, // 5
            {"Tools", "./feed.sh --all  yes"}, // 6
            {"Odd", "zoo.load('cats', 'lynx', a=1, a=2)"}, // 7: Python refuses it
            {"Pets", "zoo.load('pets', pet)"}, // 8: pet is a variable
          });

  private static final Question LION =
      new Question("1", "A cat?", "big-cats", "zoo.load('cats', 'lion')");

  private final AstScorer scorer = new AstScorer(HUB, CATALOGUE);

  private static List<Reference> references(String[][] rows) {
    ReferenceReader reader = new ReferenceReader(HUB);
    List<Reference> references = new ArrayList<>();
    for (String[] row : rows) {
      references.add(reader.read(new ApiRecord(references.size(), row[0], row[1], Map.of())));
    }
    return references;
  }

  private ScoredAnswer score(String text) {
    return score(text, LION);
  }

  private ScoredAnswer score(String text, Question question) {
    return scorer.score(new Answer(0, question.id(), Optional.of(text)), Optional.of(question));
  }

  private Optional<String> nearest(String text) {
    return score(text).nearest().map(ApiRecord::apiCall);
  }

  @Test
  void aCallOfTheExpectedDomainIsCorrect() {
    ScoredAnswer scored = score("<<<api_call>>>: zoo.load('cats', model=\"lion\", size=9)");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.matched()).containsExactly(0);
    assertThat(scored.goldApi()).isTrue();
    assertThat(scored.exact()).isFalse();
    assertThat(scored.source()).contains(Section.Source.API_CALL);
    assertThat(scored.call()).contains("zoo.load('cats', model='lion', size=9)");
    assertThat(scored.kind()).isEmpty();
  }

  @Test
  void anotherApiOfTheDomainIsCorrectButNotTheGoldOne() {
    ScoredAnswer scored = score("zoo.load('cats', 'tiger')");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.goldApi()).isFalse();
  }

  @Test
  void aCallOfAnotherDomainIsAWrongApi() {
    assertThat(score("zoo.load('birds', 'owl')").verdict()).isEqualTo(Verdict.WRONG_API);
  }

  @Test
  void anyDomainOfEntriesThatShareAKeyCounts() {
    Question night = new Question("2", "?", "Night", "zoo.load('birds', 'owl', size=3)");

    ScoredAnswer scored = score("zoo.load('birds', 'owl')", night);

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.matched()).containsExactly(2, 3);
    assertThat(scored.goldApi()).isTrue();
  }

  @Test
  void anEntryThatStatesLessOfTheCallCountsOnlyWhereNoneStatesMore() {
    assertThat(score("zoo.load('birds', 'owl')").matched()).containsExactly(2, 3);
    assertThat(score("zoo.load('birds', 'emu')").matched()).containsExactly(4);
  }

  @Test
  void aReferenceThatWrapsItsApiStandsForTheInnerCall() {
    Question heron = new Question("3", "?", "Birds", "wrap([zoo.Layer('birds', 'heron')])");

    ScoredAnswer scored = score("model = zoo.Layer('birds', 'heron')", heron);

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.matched()).containsExactly(5);
    assertThat(scored.exact()).isTrue();
  }

  @Test
  void aSubTreeOfACallMatches() {
    ScoredAnswer scored = score("<<<api_call>>>: keep([zoo.load('cats', 'lion')], x=1)");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.call()).contains("zoo.load('cats', 'lion')");
    assertThat(scored.exact()).isTrue();
  }

  @Test
  void namesAreResolvedFromTheWholeAnswer() {
    ScoredAnswer scored =
        score(
            "<<<api_call>>>: z.load(repo, 'li' + 'on') <<<code>>>: import zoo as z\nrepo = 'cats'");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.call()).contains("z.load(repo, 'li'+'on')");
    assertThat(scored.resolved()).contains("z = zoo", "repo = 'cats'");
  }

  @Test
  void aShellCommandIsComparedAsText() {
    Question feed = new Question("4", "?", "Tools", "./feed.sh --all  yes");

    ScoredAnswer scored = score("<<<api_call>>>:  ./feed.sh   --all yes\n", feed);

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.exact()).isTrue();
    assertThat(scored.goldApi()).isTrue();
  }

  @Test
  void aCallThatPythonRefusesMatchesOnlyAnEntryThatReadsTheSame() {
    assertThat(score("zoo.load('cats', 'lynx', b=1, b=2)").matched()).containsExactly(7);
    assertThat(score("zoo.load('cats', 'lion', b=1, b=2)").kind())
        .contains(HallucinationKind.UNREADABLE_CALL);
    assertThat(score("zoo.load('cats', 'lynx')").matched()).containsExactly(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "NO_CALL | I can't recommend anything.",
        "NO_CALL | <<<api_call>>>: lion <<<code>>>: zoo.load('cats', 'lion')",
        "UNREADABLE_CALL | zoo.load('cats', 'lion', a=1, a=2)",
        "UNKNOWN_FUNCTION | zoo.open('cats')",
        "UNKNOWN_FUNCTION | zoo.Lair('sheep', 'dolly')",
        "OTHER_FUNCTION | zoo.open('lion')",
        "OTHER_FUNCTION | garden.load('cats', 'lion')",
        "UNKNOWN_REPOSITORY | zoo.load('dogs', 'lion')",
        "UNKNOWN_MODEL | zoo.load('cats', 'puma')",
        "MISSING_ARGUMENT | zoo.load('cats')",
        "MISSING_ARGUMENT | zoo.load()",
        "NOT_CONSTANT | zoo.load('cats', which)",
      })
  void aHallucinationSaysWhatIsWrong(HallucinationKind kind, String text) {
    ScoredAnswer scored = score(text);

    assertThat(scored.verdict()).isEqualTo(Verdict.HALLUCINATION);
    assertThat(scored.kind()).contains(kind);
    assertThat(scored.matched()).isEmpty();
  }

  @Test
  void theNearestReferenceIsShown() {
    assertThat(nearest("zoo.load('cats', 'tigre')")).contains("zoo.load('cats', 'tiger')");
    assertThat(nearest("zoo.load('cats', 'LION')"))
        .contains("zoo.load(repo='cats', model='lion', pretrained=True)");
    assertThat(nearest("zoo.load('cats')"))
        .as("what is missing")
        .isPresent()
        .hasValueSatisfying(text -> assertThat(text).contains("cats"));
  }

  @Test
  void theBestOfSeveralCallsCountsAndTheAnswerIsAmbiguous() {
    ScoredAnswer scored = score("a = zoo.load('birds', 'owl')\nb = zoo.load('cats', 'lion')");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.ambiguous()).isTrue();
    assertThat(score("a = zoo.load('cats', 'lion')\na.run()").ambiguous()).isFalse();
    assertThat(score("zoo.load('cats', 'lion', also=zoo.load('birds', 'owl'))").ambiguous())
        .isFalse();
  }

  @Test
  void anAnswerIsExactWhateverTheOrderOfKeywords() {
    Question gold = new Question("5", "?", "Big Cats", "zoo.load(repo='cats', model='lion')");

    assertThat(score("zoo.load(model=\"lion\", repo='cats')", gold).exact()).isTrue();
    assertThat(score("zoo.load('cats', 'lion')", gold).exact()).isFalse();
  }

  @Test
  void theDomainLabelIsJudgedByItself() {
    ScoredAnswer scored = score("<<<domain>>>: BIG CATS, <<<api_call>>>: none");

    assertThat(scored.domain()).contains("BIG CATS");
    assertThat(scored.domainCorrect()).isTrue();
    assertThat(scored.verdict()).isEqualTo(Verdict.HALLUCINATION);
  }

  @Test
  void whatIsNoAnswerIsNotScored() {
    ScoredAnswer error = score("Error during inference: 429 Too Many Requests");
    ScoredAnswer nothing = scorer.score(new Answer(0, "1", Optional.empty()), Optional.of(LION));
    ScoredAnswer stray = scorer.score(new Answer(0, "9", Optional.of("x")), Optional.empty());
    ScoredAnswer crash = score("zoo.crash('cats')");

    assertThat(List.of(error, nothing, stray, crash))
        .extracting(ScoredAnswer::verdict)
        .containsOnly(Verdict.UNSCORED);
    assertThat(crash.reason()).contains("hub zoo failed").contains("out of order");
    assertThat(stray.reason()).contains("9");
  }

  @Test
  void anEmptyAnswerIsAHallucination() {
    assertThat(score("").kind()).contains(HallucinationKind.NO_CALL);
  }

  @Test
  void aCutCallIsCompletedAndMarked() {
    ScoredAnswer scored = score("<<<api_call>>>: zoo.load('cats', 'lion'");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.truncated()).isTrue();
  }

  @Test
  void aFunctionThatAnImportRenamesIsFoundAsWrittenToo() {
    assertThat(score("from wild import park as zoo\nx = zoo.load('cats', 'lion')").verdict())
        .isEqualTo(Verdict.CORRECT);
    assertThat(score("from zoo import load as get\nx = get('cats', 'lion')").verdict())
        .isEqualTo(Verdict.CORRECT);
  }

  @Test
  void aNameOfAConstantStandsForItEvenWhereAnEntryWritesTheName() {
    Question pet = new Question("6", "?", "Pets", "zoo.load('pets', pet)");
    String answer = "pet = 'dragon'\nx = zoo.load('pets', pet)";

    assertThat(score("x = zoo.load('pets', pet)").matched()).containsExactly(8);
    assertThat(score(answer).kind()).contains(HallucinationKind.UNKNOWN_MODEL);
    assertThat(score(answer, pet).verdict())
        .as("the gold call, word for word")
        .isEqualTo(Verdict.CORRECT);
  }

  @Test
  void aTraceHoldsTheSteps() {
    Trace trace =
        scorer.trace(
            new Answer(0, "1", Optional.of("zoo.load('cats', 'puma')")), Optional.of(LION));

    assertThat(trace.calls()).hasSize(1);
    assertThat(trace.matches()).isEmpty();
    assertThat(trace.scored().nearest()).isPresent();
    assertThat(trace.gold().orElseThrow().entry().line()).isEqualTo(-1);
  }
}

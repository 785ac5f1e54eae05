package org.apieval.core.official;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The accidents of the published scripts, one by one. */
class OfficialScorerTest {

  private static final String VISION = "Vision";
  private static final String AUDIO = "Audio";

  private final SyntaxParser parser = new SyntaxParser();
  private final OfficialScorer torch =
      scorer(
          PublishedScript.TORCHHUB,
          VISION + ": torch.hub.load(repo_or_dir='pytorch/vision', model='resnet50')",
          VISION + ": torch.hub.load(repo_or_dir='pytorch/vision', model='resnext101')",
          AUDIO + ": torch.hub.load(repo_or_dir='pytorch/audio', model='wav')",
          VISION + ": torch.hub.load(repo_or_dir='pytorch/audio', model='wav')");

  @Test
  void aCallWithAllArgumentsOfAnEntryOfTheDomainIsCorrect() {
    ScoredAnswer scored =
        label(torch, VISION, "<<<api_call>>>: m = torch.hub.load('pytorch/vision', 'resnet50')");

    assertThat(scored.verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(scored.matched()).containsExactly(0);
    assertThat(scored.call()).contains("torch.hub.load('pytorch/vision', 'resnet50')");
    assertThat(scored.reason()).contains("line 1").contains(VISION);
  }

  @Test
  void anEntryOfAnotherDomainIsNeither() {
    assertThat(
            label(torch, AUDIO, "<<<api_call>>>: torch.hub.load('pytorch/vision', 'resnet50')")
                .verdict())
        .isEqualTo(Verdict.NEITHER);
  }

  @Test
  void domainsAreComparedLetterByLetter() {
    assertThat(
            label(torch, "vision", "api_call: torch.hub.load('pytorch/vision', 'resnet50')")
                .verdict())
        .isEqualTo(Verdict.NEITHER);
  }

  @Test
  void aNameThatOnlyContainsTheModelMatches() {
    assertThat(
            label(torch, VISION, "api_call: torch.hub.load('pytorch/vision', 'resnet50000')")
                .verdict())
        .isEqualTo(Verdict.CORRECT);
  }

  @Test
  void theFirstOfSeveralEntriesDecides() {
    String answer = "api_call: torch.hub.load('pytorch/audio', 'wav')";

    assertThat(label(torch, AUDIO, answer).verdict()).isEqualTo(Verdict.CORRECT);
    assertThat(label(torch, VISION, answer).verdict()).isEqualTo(Verdict.NEITHER);
  }

  @Test
  void aCallOfAnotherFunctionMatchesThroughTheLastSubTree() {
    assertThat(label(torch, VISION, "api_call: load(['pytorch/vision resnet50'])").matched())
        .containsExactly(0);
  }

  @Test
  void nothingThatContainsTheArgumentsIsAHallucination() {
    ScoredAnswer scored = label(torch, VISION, "api_call: torch.hub.load('a', 'b')");

    assertThat(scored.verdict()).isEqualTo(Verdict.HALLUCINATION);
    assertThat(scored.matched()).isEmpty();
    assertThat(scored.kind()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(NoCall.class)
  void withoutLabelTorchHubAnswersAreNotRead(NoCall noCall) {
    OfficialScorer scorer =
        new OfficialScorer(
            PublishedScript.TORCHHUB,
            noCall,
            parser,
            references(
                PublishedScript.TORCHHUB,
                VISION + ": torch.hub.load(repo_or_dir='a/b', model='c')"));

    assertThat(label(scorer, VISION, "torch.hub.load('a/b', 'c')").verdict().name())
        .isEqualTo(noCall.name());
  }

  @ParameterizedTest
  @EnumSource(
      value = PublishedScript.class,
      names = {"TENSORFLOWHUB", "HUGGINGFACE"})
  void withoutLabelTheOthersAreReadAsAWhole(PublishedScript script) {
    OfficialScorer scorer = scorer(script, VISION + ": hub.load('https://tfhub.dev/a/1')");

    assertThat(label(scorer, VISION, "x = hub.load('https://tfhub.dev/a/1')").verdict())
        .isEqualTo(Verdict.CORRECT);
  }

  @Test
  void whatIsNoAnswerIsUnscored() {
    Question question = new Question("1", "?", VISION, "f()");

    assertThat(torch.score(new Answer(0, "1", Optional.empty()), Optional.of(question)).verdict())
        .isEqualTo(Verdict.UNSCORED);
    assertThat(torch.score(new Answer(0, "1", Optional.of("f()")), Optional.empty()).reason())
        .isEqualTo("there is no question 1");
  }

  @Test
  void aTextCanBeComparedWithAnyEntry() {
    List<Comparison> compared =
        torch.compare(new CallText("torch.hub.load('pytorch/vision')", true), Set.of(2, 1));

    assertThat(compared).extracting(comparison -> comparison.entry().line()).containsExactly(1, 2);
    assertThat(compared.get(0).missing()).containsExactly("resnext101");
    assertThat(compared.get(1).missing()).containsExactly("pytorch/audio", "wav");
    assertThat(compared).allMatch(Comparison::byFunction).noneMatch(Comparison::matches);
  }

  private ScoredAnswer label(OfficialScorer scorer, String domain, String text) {
    return scorer.score(
        new Answer(0, "1", Optional.of(text)), Optional.of(new Question("1", "?", domain, "f()")));
  }

  private OfficialScorer scorer(PublishedScript script, String... entries) {
    return new OfficialScorer(script, NoCall.NEITHER, parser, references(script, entries));
  }

  private List<OfficialReference> references(PublishedScript script, String... entries) {
    List<OfficialReference> references = new ArrayList<>();
    for (String entry : entries) {
      String[] domainAndCall = entry.split(": ", 2);
      ApiRecord row =
          new ApiRecord(references.size(), domainAndCall[0], domainAndCall[1], Map.of());
      references.add(OfficialReference.read(row, script, parser));
    }
    return references;
  }
}

package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.report.GivenDocument;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;

class DocumentJudgeTest {

  private static final ApiRecord CAT = Catalogues.row(0, "Cats", "zoo.load('cat')", "A cat.");
  private static final ApiRecord LION = Catalogues.row(1, "Cats", "zoo.load('lion')", "A lion.");
  private static final ApiRecord DOG = Catalogues.row(2, "Dogs", "zoo.load('dog')", "A dog.");

  private static final Optional<Question> QUESTION =
      Optional.of(Catalogues.question("?", "Cats", "zoo.load(animal='cat')"));

  private final DocumentJudge judge = new DocumentJudge(Catalogues.zoo(), List.of(CAT, LION, DOG));

  @Test
  void aDocumentWithTheGoldApiIsGoldHoweverItSpellsTheCall() {
    assertThat(judge.of(CAT, QUESTION))
        .isEqualTo(
            new GivenDocument(
                Optional.of("Cats"),
                Optional.of("zoo.load('cat')"),
                true,
                true,
                DocumentText.of(CAT)));
    assertThat(judge.of(LION, QUESTION).gold()).isFalse();
    assertThat(judge.of(LION, QUESTION).domainCorrect()).isTrue();
    assertThat(judge.of(DOG, QUESTION).domainCorrect()).isFalse();
  }

  @Test
  void theDocumentsOfAPromptAreJudgedAsThoseOfTheCatalogue() {
    String prompt = DocumentPrompt.of("?", DocumentText.of(List.of(DOG, CAT)));

    assertThat(judge.in(prompt, QUESTION))
        .containsExactly(judge.of(DOG, QUESTION), judge.of(CAT, QUESTION));
    assertThat(judge.in("?", QUESTION)).isEmpty();
  }

  @Test
  void oneDocumentServesSeveralQuestions() {
    String prompt = DocumentPrompt.of("?", DocumentText.of(CAT));
    Optional<Question> dogs = Optional.of(Catalogues.question("?", "Dogs", "zoo.load('dog')"));

    assertThat(judge.in(prompt, QUESTION)).extracting(GivenDocument::gold).containsExactly(true);
    assertThat(judge.in(prompt, dogs)).extracting(GivenDocument::gold).containsExactly(false);
  }

  @Test
  void withoutAQuestionOrACallNothingIsRight() {
    assertThat(judge.of(CAT, Optional.empty()).domainCorrect()).isFalse();
    assertThat(judge.of(CAT, Optional.empty()).gold()).isFalse();
    assertThat(judge.in(DocumentPrompt.of("?", "prose"), QUESTION))
        .containsExactly(
            new GivenDocument(Optional.empty(), Optional.empty(), false, false, "prose"));
  }

  @Test
  void aHubThatFailsOnADocumentCostsNoResult() {
    HubRules hub = new ZooHub();
    ApiRecord crash = Catalogues.row(0, "Cats", "zoo.crash('cat')", "?");

    GivenDocument judged = new DocumentJudge(hub, List.of(crash)).of(crash, QUESTION);

    assertThat(judged.gold()).isFalse();
    assertThat(judged.domainCorrect()).isTrue();
  }
}

package org.apieval.core.lint;

import static org.apieval.core.lint.LintFixture.question;
import static org.apieval.core.lint.LintFixture.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerRulesTest {

  @TempDir private Path folder;

  @Test
  void answersAloneAreCheckedWithoutQuestions() {
    LintFixture lint =
        new LintFixture(folder)
            .answers(
                text("1", "zoo.load('a')"),
                "{\"question_id\": 2, \"text\": null}",
                text("3", " \n"),
                text("4", "Error: Rate limit exceeded"),
                text("1", "zoo.load('b')"),
                "{\"question_id\": 5}");

    assertThat(lint.findings())
        .extracting(Finding::rule)
        .containsExactly(
            "null-answer", "blank-answer", "recorded-error", "answered-twice", "unreadable-row");
    assertThat(lint.only(Rule.ANSWERED_TWICE).message()).contains("question 1", "line 1");
  }

  @Test
  void anAnswerToNoQuestionIsAnError() {
    Finding finding =
        questions("1").answers(text("1", "a"), text("7", "b")).only(Rule.ID_WITHOUT_GOLD);

    assertThat(finding.line()).isEqualTo(1);
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
  }

  @Test
  void unansweredQuestionsAreOneFindingAtTheEndOfTheFile() {
    Finding finding =
        questions("1", "2", "3", "4").answers(text("2", "a"), "5").only(Rule.MISSING_ANSWER);

    assertThat(finding.line()).isEqualTo(1);
    assertThat(finding.message())
        .startsWith("3 of 4 questions have no answer in this file, 1, 3 and 4:");
  }

  @Test
  void wherePromptsAreKnownOnlyTheyHaveToBeAnswered() {
    LintFixture lint =
        questions("1", "2").prompts(text("2", "Question 2?")).answers(text("2", "a"));

    assertThat(lint.findings()).isEmpty();
  }

  @Test
  void aFileWithoutAnAnswerMissesNothingMore() {
    assertThat(questions("1").answers("").findings())
        .extracting(Finding::rule)
        .containsExactly("unreadable-file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Question\\n2? | true",
        "Question\\\\n2? | true",
        "Qu\\u0065stion 2? | true",
        "question   2? and some documents | true",
        "Question 2?\\\\n | true",
        "\\\"Question\\\" 2 | true",
        "Question 1? | false",
        "Answer: Question 2? | false",
        "Question 21? | false",
      })
  void aPromptMustBeginWithItsQuestionEscapesAndMarksAside(String prompt, boolean same) {
    LintFixture lint = questions("1", "2").prompts(text("2", prompt));

    assertThat(lint.findings(Rule.PROMPT_DIFFERS).isEmpty()).isEqualTo(same);
  }

  @Test
  void promptsForNoQuestionAndSecondPromptsAreFound() {
    LintFixture lint =
        questions("1").prompts(text("1", "Question 1?"), text("1", "Question 1?"), text("9", "X?"));

    assertThat(lint.findings())
        .extracting(Finding::rule, Finding::line)
        .containsExactly(tuple("duplicate-prompt", 1), tuple("id-without-gold", 2));
  }

  private LintFixture questions(String... ids) {
    String[] lines = new String[ids.length];
    for (int i = 0; i < ids.length; i++) {
      lines[i] = question(ids[i], "Question " + ids[i] + "?", "D", "zoo.load('" + ids[i] + "')");
    }
    return new LintFixture(folder).questions(lines);
  }
}

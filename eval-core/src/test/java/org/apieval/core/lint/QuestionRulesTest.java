package org.apieval.core.lint;

import static org.apieval.core.lint.LintFixture.entry;
import static org.apieval.core.lint.LintFixture.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionRulesTest {

  @TempDir private Path folder;

  @Test
  void goodQuestionsHaveNoFindings() {
    assertThat(
            questions(
                    question("1", "Find a parrot.", "Birds", "zoo.load(\"a\",  'parrot-7')"),
                    question("2", "Find a shark.", "fish", "zoo.load('a', 'shark-1')"))
                .findings())
        .isEmpty();
  }

  @Test
  void withoutACatalogueGoldCallsAreStillParsed() {
    LintFixture lint =
        new LintFixture(folder)
            .questions(
                question("1", "A?", "Birds", "zoo.load('a', 'b')"),
                question("2", "B?", "Birds", "zoo.load('a', 'b')."),
                question("3", "C?", "Birds", "zoo.load(repo='a', 'b')"),
                question("4", "D?", "Birds", "load.sh a"));

    assertThat(lint.findings())
        .allMatch(finding -> finding.rule().equals("unparsable-gold"))
        .allMatch(finding -> finding.severity() == Severity.WARNING)
        .extracting(Finding::line)
        .containsExactly(1, 2, 3);
    assertThat(lint.findings().get(0).message()).contains("only zoo.load(repo='a', model='b')");
    assertThat(lint.findings().get(1).message()).contains("never an exact call");
    assertThat(lint.findings().get(2).message()).contains("repeats its text");
  }

  @Test
  void aGoldCallThatMatchesNoEntryIsAnError() {
    Finding finding =
        questions(question("1", "A?", "Birds", "zoo.load('x', 'y')"))
            .only(Rule.GOLD_NOT_IN_CATALOGUE);

    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.message()).contains("zoo.load('x', 'y')", "hallucination");
  }

  @Test
  void aGoldCallThatIsAnEntryInOtherWordsIsAnInfoThatNamesTheEntry() {
    Finding finding =
        questions(question("1", "A?", "Fish", "zoo.load('a', 'shark-1', size=3)"))
            .only(Rule.GOLD_NOT_IN_CATALOGUE);

    assertThat(finding.severity()).isEqualTo(Severity.INFO);
    assertThat(finding.message()).contains("matches line 2 of the catalogue", "no exact call");
  }

  @Test
  void aGoldCallThatPythonRefusesIsTheEntryItStandsFor() {
    Finding finding =
        questions(question("1", "A?", "Fish", "zoo.load('a', 'shark-1', size=1, 3)"))
            .only(Rule.GOLD_NOT_IN_CATALOGUE);

    assertThat(finding.severity()).isEqualTo(Severity.INFO);
    assertThat(finding.message()).contains("line 2");
  }

  @Test
  void aQuestionOfAnotherDomainThanItsGoldCallIsAnError() {
    Finding finding =
        questions(question("1", "A?", "Fish", "zoo.load('a', 'parrot-7')"))
            .only(Rule.GOLD_DOMAIN_DIFFERS);

    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.message()).contains("\"Fish\"", "\"Birds\" (line 1)", "wrong API");
  }

  @Test
  void anUnknownDomainIsAnErrorWithTheOneThatMayBeMeant() {
    LintFixture lint = questions(question("1", "A?", "Brids", "zoo.load('a', 'parrot-7')"));

    assertThat(lint.only(Rule.UNKNOWN_DOMAIN).severity()).isEqualTo(Severity.ERROR);
    assertThat(lint.only(Rule.UNKNOWN_DOMAIN).message()).contains("did you mean Birds?");
    assertThat(lint.findings(Rule.GOLD_DOMAIN_DIFFERS)).isEmpty();
  }

  @Test
  void whatWouldBeComparedWithAUselessCatalogueIsNotReported() {
    LintFixture lint =
        new LintFixture(folder)
            .catalogue("5")
            .questions(question("1", "A?", "Birds", "zoo.load('a', 'b')"));

    assertThat(lint.findings()).extracting(Finding::rule).containsExactly("unreadable-file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "zoo.load('a', 'resnet50')             | Use ResNet-50 to find cats.          | true",
        "zoo.load('a', 'o/big-parrot-net')     | Use the Big Parrot Net, please.      | true",
        "zoo.load('a', 'h://x/parrot_v2/birds/4') | Which parrot_v2 model is it?      | true",
        "zoo.load('a', 'o/YamNet')             | Run yamnet on it.                    | true",
        "zoo.load('a', 'o/yamnet')             | Run YAMNet on it.                    | true",
        "zoo.load('a', 'o/yamnet')             | Run the yamnet on it.                | false",
        "zoo.load('a', 'o/parrot')             | Parrot pictures, sorted.             | false",
        "zoo.load('a', 'o/parrot-birds')       | I like parrots and birds.            | false",
        "zoo.load('a', 'birds')                | Find all Birds.                      | false",
        "zoo.load('a', 'resnet50')             | Use resnet501 to find cats.          | false",
        "zoo.load('a', 'ab1')                  | Use ab1.                             | false",
        "zoo.load('a', x)                      | Use x.                               | false",
      })
  void aQuestionThatNamesItsModelIsFoundButNoOrdinaryWord(
      String gold, String text, boolean expected) {
    assertThat(
            !questions(question("1", text, "Birds", gold)).findings(Rule.NAMES_ITS_API).isEmpty())
        .isEqualTo(expected);
  }

  @Test
  void aQuestionThatIsAskedTwiceIsWorseWithAnotherGoldCall() {
    LintFixture lint =
        questions(
            question("1", "Find a parrot.", "Birds", "zoo.load('a', 'parrot-7')"),
            question("2", "find  a\nparrot!", "Birds", "zoo.load('a', 'parrot-7')"),
            question("3", "Find a parrot", "Fish", "zoo.load('a', 'shark-1')"),
            question("4", "?!", "Fish", "zoo.load('a', 'shark-1')"),
            question("5", "...", "Fish", "zoo.load('a', 'shark-1')"));

    assertThat(lint.findings(Rule.DUPLICATE_QUESTION))
        .extracting(Finding::line, Finding::severity)
        .containsExactly(tuple(1, Severity.INFO), tuple(2, Severity.WARNING));
    assertThat(lint.findings(Rule.DUPLICATE_QUESTION))
        .allMatch(finding -> finding.message().contains("line 1 again"));
  }

  @Test
  void aQuestionInTheTrainingSetIsFoundWithItsLineThere() {
    Finding finding =
        questions(question("1", "Find a parrot.", "Birds", "zoo.load('a', 'parrot-7')"))
            .training(
                question("1", "Find a cat.", "Birds", "zoo.load('a', 'parrot-7')"),
                question("2", "FIND A PARROT", "Birds", "zoo.load('a', 'x')"))
            .only(Rule.IN_TRAINING_SET);

    assertThat(finding.line()).isZero();
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.message()).contains("on line 2 of the training set", "training");
  }

  @Test
  void twoQuestionsWithOneIdCostTheSecondOne() {
    Finding finding =
        questions(
                question("1", "Find a parrot.", "Birds", "zoo.load('a', 'parrot-7')"),
                question("1", "Find a shark.", "Fish", "zoo.load('a', 'shark-1')"))
            .only(Rule.UNREADABLE_ROW);

    assertThat(finding.line()).isEqualTo(1);
    assertThat(finding.message()).contains("is 1 again; line 1 counts");
  }

  private LintFixture questions(String... lines) {
    return new LintFixture(folder)
        .catalogue(
            entry("Birds", "zoo.load('a', 'parrot-7')"), entry("Fish", "zoo.load('a', 'shark-1')"))
        .questions(lines);
  }
}

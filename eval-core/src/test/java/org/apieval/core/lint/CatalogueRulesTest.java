package org.apieval.core.lint;

import static org.apieval.core.lint.LintFixture.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueRulesTest {

  @TempDir private Path folder;

  @Test
  void aCatalogueWithoutFaultsHasNoFindings() {
    assertThat(
            lint(
                    entry("Birds", "zoo.load('a', 'b')"),
                    entry("Fish", "zoo.load('a', 'c')"),
                    entry("Fish", "model = zoo.load('a', 'd')"),
                    entry("Fish", "import zoo\nx = zoo.load('a', 'e')"),
                    entry("Fish", "zoo.load('a', 'f')(x)[0]"))
                .findings())
        .isEmpty();
  }

  @Test
  void aRowThatCannotBeUsedIsAnErrorWithItsLine() {
    LintFixture lint =
        lint(
            entry("Birds", "zoo.load('a', 'b')"),
            "null",
            "{\"domain\": \"Birds\"}",
            "{\"domain\": 7, \"api_call\": \"f()\"}",
            "{\"domain\": \" \", \"api_call\": \"f()\"}",
            "{");

    assertThat(lint.findings())
        .allMatch(finding -> finding.severity() == Severity.ERROR)
        .allMatch(finding -> finding.rule().equals("unreadable-row"))
        .extracting(Finding::line)
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(lint.findings().get(1).message())
        .isEqualTo("field \"api_call\" is missing: no answer can match it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n", "5\nnull", "{\"question_id\": 1, \"text\": \"T\"}"})
  void aFileWithoutAUsableRowIsOneFinding(String text) {
    Finding finding = lint(text).only(Rule.UNREADABLE_FILE);

    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.line()).isZero();
    assertThat(lint(text).findings()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "zoo.load('a', 'b').                | WARNING | what is around that is ignored",
        "zoo.load(repo='a', 'b')            | WARNING | an answer that breaks in the same way",
        "zoo.load('a', b/c-1.x)             | WARNING | an answer that breaks in the same way",
        "./load.sh --model a/b              | ERROR   | only an answer that repeats its text",
        "zoo-load --repo='a'                | ERROR   | only an answer that repeats its text",
        "'zoo.load(a)'                      | WARNING | calls nothing",
        "nothing at all                     | ERROR   | only an answer that repeats its text",
      })
  void aCallThatPythonRefusesIsReportedWithWhatIsLeftOfIt(
      String call, Severity severity, String effect) {
    Finding finding = lint(entry("Birds", call)).only(Rule.UNPARSABLE_CALL);

    assertThat(finding.severity()).isEqualTo(severity);
    assertThat(finding.message()).startsWith("Python refuses this call (").contains(effect);
  }

  @Test
  void aCallOfAnotherLibraryHasNoKey() {
    Finding finding = lint(entry("Birds", "farm.load('a')")).only(Rule.CALL_WITHOUT_KEY);

    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
  }

  @Test
  void entriesWithOneKeyAndOneDomainAreSharedWhateverElseTheyPass() {
    Finding finding =
        lint(
                entry("Big Birds", "zoo.load('a', 'b')"),
                entry("Fish", "zoo.load('a', 'c')"),
                entry("big-birds", "x = [zoo.load(model=\"b\", repo='a', size=1)]"))
            .only(Rule.SHARED_KEY);

    assertThat(finding.severity()).isEqualTo(Severity.INFO);
    assertThat(finding.line()).isZero();
    assertThat(finding.message()).contains("again on line 3", "these 2 entries");
  }

  @Test
  void entriesWithOneKeyOfSeveralDomainsConflictAndAllAreNamed() {
    Finding finding =
        lint(
                entry("Birds", "zoo.load('a', 'b')"),
                entry("Fish", "zoo.load('a', 'b')"),
                entry("Birds", "zoo.load('a', 'b')"))
            .only(Rule.CONFLICTING_DOMAINS);

    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.message())
        .contains("3 entries of 2 domains", "\"Birds\" on lines 1 and 3", "\"Fish\" on line 2");
  }

  @Test
  void textsThatStandTwiceShareTheirText() {
    assertThat(lint(entry("A", "run.sh  x"), entry("A", "run.sh x")).only(Rule.SHARED_KEY))
        .extracting(Finding::line)
        .isEqualTo(0);
  }

  @Test
  void manyEntriesWithOneKeyMakeOneShortFinding() {
    String[] lines =
        IntStream.range(0, 1_000)
            .mapToObj(i -> entry("D", "zoo.load('a', 'b', x=" + i + ")"))
            .toArray(String[]::new);

    assertThat(lint(lines).only(Rule.SHARED_KEY).message())
        .contains("lines 2, 3, 4, 5, 6, 7 and 993 more");
  }

  @Test
  void anEntryThatIsAnotherOneFieldByFieldIsADuplicate() {
    Finding finding =
        lint(
                "{\"domain\": \"A\", \"api_call\": \"zoo.load('a')\", \"x\": [1, null]}",
                "{\"domain\": \"A\", \"api_call\": \"zoo.load('a')\", \"x\": [1, 2]}",
                "{\"api_call\": \"zoo.load('a')\", \"x\": [1, null], \"domain\": \"A\"}")
            .only(Rule.DUPLICATE_ENTRY);

    assertThat(finding.line()).isEqualTo(2);
    assertThat(finding.message()).contains("line 1 again");
  }

  @Test
  void foreignTextIsShownSafelyAndShort() {
    Finding finding =
        lint(
                entry("\u202eA\u001b[31m" + "x".repeat(1_000_000), "zoo.load('a')"),
                entry("B", "zoo.load('a')"))
            .only(Rule.CONFLICTING_DOMAINS);

    assertThat(finding.message()).contains("\\u202eA\\x1b[31mxxx").hasSizeLessThan(400);
  }

  private LintFixture lint(String... lines) {
    return new LintFixture(folder).catalogue(lines);
  }
}

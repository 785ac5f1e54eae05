package org.apieval.core.lint;

import static org.apieval.core.lint.LintFixture.entry;
import static org.apieval.core.lint.LintFixture.question;
import static org.apieval.core.lint.LintFixture.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinterTest {

  @TempDir private Path folder;

  @Test
  void findingsComeInTheOrderOfFilesThenLinesThenRules() {
    List<Finding> findings =
        new LintFixture(folder)
            .answers("5", text("1", "a"), text("1", "a"))
            .prompts(text("1", "T"), "5")
            .training("5", question("1", "T", "D", "zoo.load('a')"))
            .questions("5", question("1", "T", "D", "zoo.load('b')"))
            .catalogue("5", entry("D", "zoo.load('a')"), entry("D", "zoo.load('a')"), "5")
            .findings();

    assertThat(findings)
        .extracting(f -> Path.of(f.file()).getFileName() + ":" + f.line() + " " + f.rule())
        .containsExactly(
            "catalogue:0 unreadable-row",
            "catalogue:1 shared-key",
            "catalogue:2 duplicate-entry",
            "catalogue:3 unreadable-row",
            "questions:0 unreadable-row",
            "questions:1 gold-not-in-catalogue",
            "questions:1 in-training-set",
            "training:0 unreadable-row",
            "prompts:1 unreadable-row",
            "answers:0 unreadable-row",
            "answers:2 answered-twice");
  }

  @Test
  void nothingIsFoundInNothing() {
    assertThat(new LintFixture(folder).findings()).isEmpty();
  }

  @Test
  void aCatalogueOfAHundredThousandEntriesIsCheckedInSeconds() {
    int size = 100_000;
    LintFixture lint =
        new LintFixture(folder)
            .catalogue(
                IntStream.range(0, size)
                    .mapToObj(
                        i -> entry("domain " + i / 50, "zoo.load('r" + i % 97 + "', 'm" + i + "')"))
                    .toArray(String[]::new))
            .questions(
                IntStream.range(0, 1_000)
                    .mapToObj(
                        i ->
                            question(
                                "" + i, "Question " + i, "domain 0", "zoo.load('r', 'm" + i + "')"))
                    .toArray(String[]::new));

    List<Finding> findings =
        Assertions.assertTimeout(Duration.ofSeconds(60), () -> lint.findings());

    assertThat(findings.stream().filter(f -> f.rule().equals("gold-not-in-catalogue")))
        .hasSize(1_000);
  }

  @Test
  void countsAreBySeverityAndByRule() {
    LintReport report =
        new LintReport(
            Optional.of("zoo"),
            List.of(
                new Finding(Severity.ERROR, "unparsable-call", "f", 0, ""),
                new Finding(Severity.WARNING, "unparsable-call", "f", 1, ""),
                new Finding(Severity.WARNING, "null-answer", "f", 1, "")));

    assertThat(report.bySeverity())
        .isEqualTo(Map.of(Severity.ERROR, 1L, Severity.WARNING, 2L, Severity.INFO, 0L));
    assertThat(report.byRule()).containsOnlyKeys("null-answer", "unparsable-call");
    assertThat(report.byRule().get("unparsable-call").get(Severity.ERROR)).isEqualTo(1);
  }

  @Test
  void anUnknownRuleIsTheUsersErrorWithTheRightOne() {
    assertThat(Rule.of("shared-key")).isEqualTo(Rule.SHARED_KEY);
    assertThatThrownBy(() -> Rule.of("share-key"))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("did you mean shared-key?");
  }
}

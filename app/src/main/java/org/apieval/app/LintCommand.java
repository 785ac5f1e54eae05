package org.apieval.app;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apieval.api.hub.HubRules;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintInput;
import org.apieval.core.lint.LintReport;
import org.apieval.core.lint.Linter;
import org.apieval.core.lint.Rule;
import org.apieval.core.lint.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval lint}: what in the data will distort a score. */
@Command(
    name = "lint",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Finds in catalogue, questions and answers what will distort a score.",
      "",
      "Any files will do: each is checked by itself, and against those that are there. Without"
          + " files it checks the samples that ship with the hubs.",
      "",
      "An error makes a score wrong or loses an item, a warning distorts a score, an info is worth"
          + " knowing."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval lint --gorilla DIR",
      "  apieval lint --gorilla DIR --hub torchhub --severity warning",
      "  apieval lint --catalogue apis.jsonl --hub torchhub --strict",
      "  apieval lint --questions eval.json --train train.json --hub huggingface \\",
      "      --rules in-training-set,duplicate-question",
      "  apieval lint --questions eval.json --answers a.jsonl b.jsonl --hub torchhub",
      "",
      "A finding is one line, file:line: severity: message [rule]. With --format json it is one"
          + " object: findings (severity, rule, file, line, hub, message) and counts, one a hub.",
      "Exit codes: 0 done; 1 with --strict, there are errors; 2 wrong usage or a missing file."
    })
final class LintCommand implements Callable<Integer> {

  @Mixin private LintOptions data = new LintOptions();

  @Option(
      names = "--rules",
      paramLabel = "ID",
      split = ",",
      completionCandidates = RuleIds.class,
      description = "Only these rules, several with commas: ${COMPLETION-CANDIDATES}.")
  private List<String> rules = new ArrayList<>();

  @Option(
      names = "--severity",
      paramLabel = "LEVEL",
      defaultValue = "info",
      description =
          "Show findings from this severity on: ${COMPLETION-CANDIDATES}; default: info. All are"
              + " counted.")
  private Level severity = Level.info;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How findings are shown: ${COMPLETION-CANDIDATES}; default: text.")
  private Listing format = Listing.text;

  @Option(names = "--strict", description = "End with exit code 1 if there are errors.")
  private boolean strict;

  private final Console console;
  private final LintFiles files;

  @Inject
  LintCommand(Console console, LintFiles files) {
    this.console = console;
    this.files = files;
  }

  /** All there are, for the help. */
  static final class RuleIds implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Rule.values()).map(Rule::id).iterator();
    }
  }

  /** The severities, as they are typed. */
  enum Level {
    error(Severity.ERROR),
    warning(Severity.WARNING),
    info(Severity.INFO);

    private final Severity severity;

    Level(Severity severity) {
      this.severity = severity;
    }
  }

  /** How findings can be shown. */
  enum Listing {
    text,
    json
  }

  @Override
  public Integer call() {
    Set<String> wanted = new HashSet<>();
    rules.forEach(id -> wanted.add(Rule.of(id.strip()).id()));
    List<LintReport> reports = files.read(data).map(input -> lint(input, wanted)).toList();
    switch (format) {
      case text ->
          new LintText(console.out(), console.terminal().coloursOut())
              .write(reports, severity.severity);
      case json -> new LintJson(console.out()).write(reports, severity.severity);
    }
    boolean errors = reports.stream().anyMatch(LintCommand::hasErrors);
    return strict && errors ? ExitCode.FAILED : ExitCode.OK;
  }

  private static LintReport lint(LintInput input, Set<String> wanted) {
    List<Finding> findings =
        new Linter()
            .lint(input).stream()
                .filter(finding -> wanted.isEmpty() || wanted.contains(finding.rule()))
                .toList();
    return new LintReport(input.hub().map(HubRules::id), findings);
  }

  private static boolean hasErrors(LintReport report) {
    return report.bySeverity().get(Severity.ERROR) > 0;
  }
}

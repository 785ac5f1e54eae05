package org.apieval.app;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.check.CheckReport;
import org.apieval.core.check.HubCheck;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintInput;
import org.apieval.core.lint.Linter;
import org.apieval.core.lint.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval check-hub}: whether a hub keeps the laws, on its own catalogue. */
@Command(
    name = "check-hub",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Checks a hub by the laws that all hubs keep, on every entry of its catalogue: an entry is"
          + " found under its own key; different calls of different domains have different keys;"
          + " optional arguments, order, quotes, position or keyword do not matter; another value"
          + " of a required argument does; any call gives a result, and always the same one.",
      "",
      "What fails is shown with the smallest example. Remarks say what in the data can't be keyed"
          + " or is ambiguous, and the ceiling is what the gold calls themselves score.",
      "",
      "Without files it checks the samples that ship with the hubs."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval check-hub --hub torchhub",
      "  apieval check-hub --hub torchhub --catalogue apis.jsonl",
      "  apieval check-hub --hub-file my-hub.yaml",
      "  apieval check-hub --plugins target/plugin --hub my-hub",
      "  apieval check-hub --gorilla DIR --format json",
      "",
      "Exit codes: 0 all laws hold; 1 one fails, or with --strict there are remarks; 2 wrong usage"
          + " or bad input."
    })
final class CheckHubCommand implements Callable<Integer> {

  private static final Set<String> REMARKS =
      Stream.of(
              Rule.UNREADABLE_ROW,
              Rule.UNDECODABLE_BYTES,
              Rule.UNPARSABLE_CALL,
              Rule.CALL_WITHOUT_KEY,
              Rule.SHARED_KEY,
              Rule.CONFLICTING_DOMAINS,
              Rule.GOLD_NOT_IN_CATALOGUE,
              Rule.GOLD_DOMAIN_DIFFERS,
              Rule.UNKNOWN_DOMAIN)
          .map(Rule::id)
          .collect(Collectors.toUnmodifiableSet());

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the calls that are made up; default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How results are shown: ${COMPLETION-CANDIDATES}; default: text.")
  private Shape format = Shape.text;

  @Option(names = "--strict", description = "End with exit code 1 if there are remarks, too.")
  private boolean strict;

  private final Console console;
  private final LintFiles files;

  @Inject
  CheckHubCommand(Console console, LintFiles files) {
    this.console = console;
    this.files = files;
  }

  /** How results can be shown. */
  enum Shape {
    text,
    json
  }

  @Override
  public Integer call() {
    List<CheckedHub> checked = files.read(new LintOptions(data)).map(this::check).toList();
    if (checked.isEmpty()) {
      throw EvalException.user("no hub has a sample; add --hub ID and --catalogue FILE");
    }
    switch (format) {
      case text -> {
        CheckText text = new CheckText(console.terminal().coloursOut());
        checked.forEach(hub -> console.out().write(text.render(hub)));
      }
      case json -> new CheckJson(console.out()).write(checked);
    }
    console.out().flush();
    boolean holds = checked.stream().allMatch(hub -> hub.report().holds());
    boolean remarks = checked.stream().anyMatch(hub -> !hub.remarks().isEmpty());
    return holds && !(strict && remarks) ? ExitCode.OK : ExitCode.FAILED;
  }

  private CheckedHub check(LintInput input) {
    if (input.catalogue().isEmpty()) {
      throw EvalException.user("--questions goes with --catalogue FILE, which is missing");
    }
    input.catalogue().ifPresent(DataFile::usable);
    input.questions().ifPresent(DataFile::usable);
    CheckReport report =
        HubCheck.check(input.hub().orElseThrow(), input.catalogue().get(), input.questions(), seed);
    return new CheckedHub(report, remarks(input));
  }

  /** None where the hub fails on its data: laws that fail say so. */
  private static List<Finding> remarks(LintInput input) {
    LintInput references =
        new LintInput(
            input.hub(),
            input.catalogue(),
            input.questions(),
            Optional.empty(),
            List.of(),
            List.of());
    try {
      return new Linter()
          .lint(references).stream().filter(one -> REMARKS.contains(one.rule())).toList();
    } catch (EvalException failure) {
      if (failure.code() != EvalException.Code.PROVIDER) {
        throw failure;
      }
      return List.of();
    }
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.QuestionRow;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.DocumentText;
import org.apieval.core.split.Leakage;
import org.apieval.core.split.LeakageJson;
import org.apieval.core.split.LeakageText;
import org.apieval.core.split.Splitter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset split}: from questions to a training and a test half. */
@Command(
    name = "split",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Splits questions into a training and a test half, and says what leaks.",
      "",
      "Every domain gives the same share. By request, as the published data are split, most APIs"
          + " have questions in both halves; by api, none has, by the keys of the hub."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset split --questions all.jsonl --hub torchhub --by api --out halves",
      "  apieval lint --questions halves/test.jsonl --train halves/train.jsonl --hub torchhub",
      "",
      "In DIR: train.jsonl, test.jsonl, and leakage.json. Rows stay as they are; a row without"
          + " question_id is numbered by its line, so in the halves anew.",
      "Exit codes: 0 done; 2 wrong usage or bad input."
    })
final class SplitCommand implements Callable<Integer> {

  private static final String TRAIN = "train.jsonl";
  private static final String TEST = "test.jsonl";

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "The questions with their gold calls.")
  private Path questions = Path.of("");

  @Mixin private OneHub hub = new OneHub();

  @Option(
      names = "--by",
      required = true,
      paramLabel = "WHAT",
      description = "What stays together: ${COMPLETION-CANDIDATES}.")
  private Unit by = Unit.request;

  @Option(
      names = "--test",
      paramLabel = "SHARE",
      defaultValue = "0.2",
      description = "The share of the test half, between 0 and 1; default: 0.2.")
  private double test = 0.2;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Which of the possible splits; default: 0.")
  private long seed;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to write.")
  private Path out = Path.of("");

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How leakage is shown: ${COMPLETION-CANDIDATES}; default: text.")
  private Listing format = Listing.text;

  private final Console console;
  private final Provider<PluginRegistry> plugins;

  @Inject
  SplitCommand(Console console, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.plugins = plugins;
  }

  /** The units, as they are typed. */
  enum Unit {
    request(Splitter.By.REQUEST),
    api(Splitter.By.API);

    private final Splitter.By by;

    Unit(Splitter.By by) {
      this.by = by;
    }
  }

  /** How leakage can be shown. */
  enum Listing {
    text,
    json
  }

  @Override
  public Integer call() {
    if (!(test > 0 && test < 1)) {
      throw EvalException.user("--test must be between 0 and 1, such as 0.2");
    }
    HubRules rules = hub.of(plugins.get());
    DataFile<QuestionRow> read = DataSource.of(questions).questionRows().usable();
    read.problems().forEach(problem -> console.note(problem.toString()));
    Splitter.Halves halves = new Splitter(rules).split(read.items(), by.by, test, seed);
    if (halves.test().isEmpty() || halves.train().isEmpty()) {
      throw EvalException.user(
          "%s: one half would be empty; there are too few questions or APIs for --test %s"
              .formatted(Printable.text(questions.toString()), test));
    }
    Leakage leakage = Leakage.of(rules, halves);
    OutputFolder folder = new OutputFolder(out);
    write(folder, TRAIN, halves.train());
    write(folder, TEST, halves.test());
    folder.write("leakage.json", to -> LeakageJson.write(leakage, halves, to));
    switch (format) {
      case text ->
          console
              .out()
              .write(new LeakageText(console.terminal().coloursOut()).render(leakage, halves));
      case json -> console.out().write(LeakageJson.render(leakage, halves));
    }
    return ExitCode.OK;
  }

  private static void write(OutputFolder folder, String name, List<QuestionRow> rows) {
    folder.write(
        name,
        to -> {
          for (QuestionRow row : rows) {
            to.write(DocumentText.of(row.fields()) + "\n");
          }
        });
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.Digests;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.request.BuiltRequests;
import org.apieval.core.request.ExampleRequests;
import org.apieval.core.request.RequestBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset requests}: from reference APIs to questions with gold calls. */
@Command(
    name = "requests",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Has a model write requests for each record of a catalogue, and checks them.",
      "",
      "A prompt shows three examples, drawn by the seed from six of the hub's own or from a file."
          + " A request must not name its API, and none may nearly repeat another one. What was"
          + " refused is asked for again, with the reasons.",
      "",
      "Started again it asks only what has no answer yet."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset requests --catalogue apis.jsonl --hub torchhub \\",
      "      --model openai:gpt-4o --out questions.jsonl",
      "  apieval lint --catalogue apis.jsonl --questions questions.jsonl --hub torchhub",
      "",
      "Questions are written as in the published files, refused requests with reasons to"
          + " questions.refused.jsonl. Answers are kept in questions.run.",
      "Exit codes: 0 done; 1 records lack requests; 2 wrong usage, bad input, or no request goes"
          + " through."
    })
final class RequestsCommand implements Callable<Integer> {

  @Option(
      names = "--catalogue",
      required = true,
      paramLabel = "FILE",
      description = "The reference APIs.")
  private Path catalogue = Path.of("");

  @Mixin private OneHub hub = new OneHub();

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "What to write.")
  private Path out = Path.of("");

  @Option(
      names = "--per-api",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many requests a record gets; default: 10, as in the paper.")
  private int perApi = 10;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "3",
      description = "How often at most a record is asked about, until it has them; default: 3.")
  private int rounds = 3;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Draws the examples; default: 0.")
  private long seed;

  @Option(
      names = "--examples",
      paramLabel = "FILE",
      description = "Questions to draw examples from, in place of the hub's own.")
  private Optional<Path> examples = Optional.empty();

  @Mixin private AskingOptions asking = new AskingOptions();

  private final Console console;
  private final Provider<PluginRegistry> plugins;

  @Inject
  RequestsCommand(Console console, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    if (perApi < 1 || rounds < 1) {
      throw EvalException.user("--per-api and --rounds must be 1 or more");
    }
    HubRules rules = hub.of(plugins.get());
    DataAsking model = new DataAsking(console, asking, plugins.get());
    List<ApiRecord> records = usable(DataSource.of(catalogue).catalogue());
    ExampleRequests shown = examples(rules);
    RequestBuilder builder = new RequestBuilder(rules, records, shown, seed, perApi);
    if (asking.dryRun()) {
      model.show(builder.nextRound(model.sampling()));
      return ExitCode.OK;
    }
    Map<String, String> settings = // what of the catalogue is asked again, the prompts tell
        Map.of("hub", rules.id(), "examples", Digests.of(shown.all()), "seed", Long.toString(seed));
    model.ask(out, "requests", settings, new RequestRounds(builder, rounds, model.sampling()));
    return finish(builder.built(), records.size());
  }

  private ExampleRequests examples(HubRules rules) {
    DataSource source =
        examples
            .map(DataSource::of)
            .or(() -> rules.exampleRequests().map(url -> DataSource.of(rules.id(), url)))
            .orElseThrow(
                () ->
                    EvalException.user(
                        "hub %s has no example requests: name a file of questions by --examples"
                            .formatted(rules.id())));
    List<Question> questions =
        usable(source.questions()).stream().map(QuestionLine::question).toList();
    return new ExampleRequests(questions);
  }

  private <T> List<T> usable(DataFile<T> file) {
    file.usable().problems().forEach(problem -> console.note(problem.toString()));
    return file.items();
  }

  private int finish(BuiltRequests built, int records) {
    new RequestFiles(out).write(built);
    for (BuiltRequests.Shortfall one : built.shortfalls()) {
      console.note(
          "%s:%d: %d of %d requests are missing"
              .formatted(catalogue, one.record().line() + 1, one.missing(), perApi));
    }
    console.note(
        "requests: %d for %s, in %s; refused: %d"
            .formatted(
                built.requests().size(),
                records == 1 ? "1 record" : records + " records",
                out,
                built.refused().size()));
    return built.shortfalls().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}

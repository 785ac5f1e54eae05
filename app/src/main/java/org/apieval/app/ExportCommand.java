package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.TrainingSet;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;
import org.apieval.core.training.ChatFormat;
import org.apieval.core.training.CountedExample;
import org.apieval.core.training.ExportFiles;
import org.apieval.core.training.ExportSummary;
import org.apieval.core.training.Target;
import org.apieval.core.training.TokenCounter;
import org.apieval.core.training.Trainer;
import org.apieval.core.training.TrainingPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset export}: from questions to chats to train on. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Turns questions with gold calls into chats to train a model on, as section 3.2 of the paper"
          + " has it: the user asks, perhaps with a retrieved document, and the model answers with"
          + " the call.",
      "",
      "Without --gorilla or --questions it exports the samples that ship with the hubs."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset export --gorilla DIR --retriever oracle --out TRAIN",
      "  apieval dataset export --hub torchhub --questions torchhub_train.json \\",
      "      --target answer --format sharegpt --out TRAIN",
      "  apieval dataset export --gorilla DIR --trainer axolotl --devices 8 \\",
      "      --base-model huggyllama/llama-7b --out TRAIN",
      "",
      "Writes train.jsonl, export.json, which says what it was made from, and with --trainer the"
          + " trainer's settings. A request is put as 'apieval run --prompt paper' puts it.",
      "Exit codes: 0 done; 1 lines could not be read; 2 wrong usage or bad input."
    })
final class ExportCommand implements Callable<Integer> {

  @Mixin private TrainingOptions data = new TrainingOptions();

  @Option(
      names = "--retriever",
      paramLabel = "ID",
      defaultValue = Retrievers.NONE,
      description = "What finds the documents of a request; default: none.")
  private String retriever = Retrievers.NONE;

  @Option(
      names = "--top-k",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many documents a request gets; default: 1, as in the paper.")
  private int topK = 1;

  @Option(
      names = "--set",
      paramLabel = "ID.NAME=VALUE",
      description = "A retriever's setting, such as lucene.fields=description; may be repeated.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--target",
      paramLabel = "ID",
      defaultValue = "call",
      description =
          "What the model shall answer: call, the call alone (default), or answer, the full answer:"
              + " that of a published training file, or one made from the catalogue.")
  private String target = "call";

  @Option(
      names = "--format",
      paramLabel = "ID",
      description =
          "The form of a chat: openai (default), sharegpt, paper (user and agent), or"
              + " prompt-completion (default for --trainer trl).")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      defaultValue = "cl100k_base",
      description = "What tokens are counted by, cl100k_base (default) or o200k_base for instance.")
  private String encoding = "cl100k_base";

  @Option(
      names = "--max-length",
      paramLabel = "N",
      defaultValue = "2048",
      description = "The most tokens of an example; default: 2048, as published.")
  private int maxLength = 2048;

  @Option(
      names = "--drop-long",
      description = "Leave longer examples out, rather than that a trainer cuts their answers off.")
  private boolean dropLong;

  @Mixin private TrainerOptions trainers = new TrainerOptions();

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to write.")
  private Path out = Path.of("");

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final TrainingSets sets;
  private final Provider<PluginRegistry> plugins;

  @Inject
  ExportCommand(Console console, TrainingSets sets, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.sets = sets;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    if (topK < 1 || maxLength < 1) {
      throw EvalException.user("--top-k and --max-length must be 1 or more");
    }
    trainers.check();
    Optional<Trainer> trainer = trainers.trainer();
    ChatFormat chosen = format(trainer);
    Optional<TrainingPlan> plan = trainer.map(one -> trainers.plan(chosen, maxLength));
    TokenCounter counter = TokenCounter.of(encoding);
    Target wanted = Target.of(target);
    Retrievers retrievers = new Retrievers(plugins.get().retrievers().byId());
    RetrieverSettings set = RetrieverSettings.parse(settings, retrievers.configurable());
    retrievers.known(retriever);
    List<TrainingSet> read = sets.read(data);
    new Problems(console).showAll(read.stream().flatMap(one -> one.problems().stream()));
    ExportRun run = new ExportRun(retrievers, set, retriever, topK, wanted, counter);
    List<CountedExample> all = run.examples(read, console, quiet);
    List<CountedExample> kept =
        dropLong ? all.stream().filter(one -> one.tokens() <= maxLength).toList() : all;
    ExportSummary summary =
        ExportSummary.of(all, kept, !retriever.equals(Retrievers.NONE), maxLength, counter.id());
    ExportFiles files = new ExportFiles(new OutputFolder(out));
    files.examples(kept, chosen);
    files.manifest(run.origin(read, chosen, new Version().number()), summary);
    trainer.ifPresent(one -> files.settings(one, plan.orElseThrow()));
    show(summary, trainer);
    boolean complete = read.stream().allMatch(one -> one.problems().isEmpty());
    return complete ? ExitCode.OK : ExitCode.FAILED;
  }

  private ChatFormat format(Optional<Trainer> trainer) {
    ChatFormat chosen =
        format
            .map(ChatFormat::of)
            .orElse(trainer.map(Trainer::usualFormat).orElse(ChatFormat.OPENAI));
    trainer.ifPresent(one -> one.check(chosen));
    return chosen;
  }

  private void show(ExportSummary summary, Optional<Trainer> trainer) {
    summary.lines().forEach(console.out()::line);
    String folder = Printable.text(out.toString());
    trainer.ifPresent(
        one -> console.out().line("train: cd %s && %s".formatted(folder, one.command())));
    console.out().flush();
  }
}

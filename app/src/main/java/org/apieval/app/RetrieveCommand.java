package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.RetrievalCsv;
import org.apieval.core.retrieve.RetrievalFormat;
import org.apieval.core.retrieve.RetrievalJson;
import org.apieval.core.retrieve.RetrievalSummary;
import org.apieval.core.retrieve.RetrievalTable;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;
import org.apieval.core.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval retrieve}: how well retrievers find the documents that questions need. */
@Command(
    name = "retrieve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Measures how well retrievers find the documents that questions need, and writes prompts"
          + " with what they found. No model is asked.",
      "",
      "Without --gorilla, --catalogue or --hub-file it asks the samples that ship with the hubs. With --gorilla"
          + " the documents of the checkout's own prompts are measured, too."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval retrieve --gorilla DIR",
      "  apieval retrieve --gorilla DIR --hub torchhub --retriever embedding \\",
      "      --set embedding.fields=description,domain+functionality",
      "  apieval retrieve --gorilla DIR --retriever hybrid --top-k 3 --out prompts",
      "",
      "Retrievers: bm25, that of the published experiments; lucene, BM25 over the words of chosen"
          + " fields; embedding, by meaning, with a bundled model or a server's; hybrid, lucene and"
          + " embedding joined; oracle, the gold entry, an upper bound; none.",
      "Settings: lucene.fields; embedding.fields, .kind (bundled, openai, ollama), .base-url, .model,"
          + " .cache. A key is read from OPENAI_API_KEY.",
      "Shares at 1, 5 and 10 documents: domain, a document whose call is in the question's domain;"
          + " call, the gold call letter by letter; API, a call with a key of the gold call. MRR is"
          + " over the first 10.",
      "With --out DIR: questions_HUB_RETRIEVER.jsonl, prompts in the published form."
    })
final class RetrieveCommand implements Callable<Integer> {

  /** How figures can be shown. */
  enum Shape {
    table,
    json,
    csv
  }

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Option(
      names = "--retriever",
      paramLabel = "ID",
      split = ",",
      description = "Which retrievers, with commas; default: all but none.")
  private List<String> wanted = new ArrayList<>();

  @Option(
      names = "--set",
      paramLabel = "ID.NAME=VALUE",
      description = "A retriever's setting, such as lucene.fields=description; may be repeated.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--top-k",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many documents a prompt of --out gets; default: 1.")
  private int topK = 1;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "How figures are shown: ${COMPLETION-CANDIDATES}; default: table.")
  private Shape format = Shape.table;

  @Option(names = "--out", paramLabel = "DIR", description = "Also write prompts there.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final QuestionSets questions;
  private final Provider<PluginRegistry> plugins;

  @Inject
  RetrieveCommand(Console console, QuestionSets questions, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.questions = questions;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    if (topK < 1) {
      throw EvalException.user("--top-k must be 1 or more, not " + topK);
    }
    Retrievers retrievers = new Retrievers(plugins.get().retrievers().byId());
    RetrieverSettings set = RetrieverSettings.parse(settings, retrievers.configurable());
    List<String> ids = chosen(retrievers);
    List<Benchmark> read = questions.read(data);
    new Problems(console).show(read);
    console.out().write(format().render(measure(retrievers, set, ids, read)));
    console.out().flush();
    return ExitCode.OK;
  }

  private List<String> chosen(Retrievers retrievers) {
    return wanted.isEmpty()
        ? retrievers.ids().stream().filter(id -> !id.equals(Retrievers.NONE)).toList()
        : wanted.stream().map(String::strip).map(retrievers::known).distinct().toList();
  }

  private List<RetrievalSummary> measure(
      Retrievers retrievers, RetrieverSettings set, List<String> ids, List<Benchmark> read) {
    Optional<RecordedPrompts> recorded =
        data.gorilla().map(GorillaCheckout::at).map(RecordedPrompts::new);
    long total = read.stream().mapToLong(one -> one.questions().size()).sum() * ids.size();
    List<RetrievalSummary> summaries = new ArrayList<>();
    try (Progress progress = new Progress(console, quiet, "retrieving", System::nanoTime, total);
        Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
      for (Benchmark benchmark : read) {
        recorded.ifPresent(prompts -> summaries.addAll(prompts.of(benchmark)));
        RetrievalRun run =
            new RetrievalRun(
                benchmark,
                workers,
                progress::step,
                System::nanoTime,
                out.map(OutputFolder::new),
                topK);
        summaries.addAll(run.of(retrievers.over(benchmark.hub(), benchmark.catalogue(), set), ids));
      }
    }
    return summaries;
  }

  private RetrievalFormat format() {
    return switch (format) {
      case table -> new RetrievalTable(console.terminal().coloursOut());
      case json -> new RetrievalJson(new Version().number());
      case csv -> new RetrievalCsv();
    };
  }
}

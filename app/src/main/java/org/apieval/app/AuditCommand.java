package org.apieval.app;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.audit.AuditJson;
import org.apieval.core.audit.AuditLines;
import org.apieval.core.audit.AuditText;
import org.apieval.core.audit.AuditedFile;
import org.apieval.core.audit.Auditor;
import org.apieval.core.audit.DifferenceText;
import org.apieval.core.audit.HubAudit;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval audit}: how far a figure can be trusted. */
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Says how far a figure can be trusted: the exact scorer beside the labels of the published"
          + " scripts, with the reason for every difference; what the gold calls themselves score"
          + " (the ceiling) and what an answer that is always the same does (the floor); and the"
          + " figures printed in the paper.",
      "",
      "Without --gorilla or --catalogue it audits the samples that ship with the hubs."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval audit --gorilla DIR",
      "  apieval audit --gorilla DIR --hub torchhub --list",
      "  apieval audit --gorilla DIR --answers response_torchhub_Gorilla_FT_0_shot.jsonl",
      "  apieval audit --gorilla DIR --out results",
      "",
      "With --out DIR: audit.json, all figures; disagreements.jsonl, the answers on which the"
          + " scorers differ, with both verdicts, the entries (0-based catalogue lines) and the"
          + " reason; gold.jsonl, the same for the gold calls."
    })
final class AuditCommand implements Callable<Integer> {

  /** How the audit can be shown. */
  enum Shape {
    text,
    json
  }

  @Mixin private DataOptions data = new DataOptions();

  @Option(
      names = "--prompts",
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Files of prompts with retrieved documents, for the floor by document; with --gorilla"
              + " those of the checkout.")
  private List<Path> prompts = new ArrayList<>();

  @Mixin private NoCallOption noCall = new NoCallOption();

  @Option(
      names = "--list",
      description =
          "Instead of the tables print every answer on which the scorers differ, one a line.")
  private boolean list;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How figures are shown: ${COMPLETION-CANDIDATES}; default: text.")
  private Shape format = Shape.text;

  @Option(names = "--out", paramLabel = "DIR", description = "Also write all of it there.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final Benchmarks benchmarks;

  @Inject
  AuditCommand(Console console, Benchmarks benchmarks) {
    this.console = console;
    this.benchmarks = benchmarks;
  }

  @Override
  public Integer call() throws IOException {
    List<Benchmark> read = benchmarks.read(data);
    new Problems(console).show(read);
    List<HubAudit> audits = audit(read);
    List<AuditedFile> files = audits.stream().flatMap(audit -> audit.files().stream()).toList();
    PublishedFigures published = PublishedFigures.read();
    AuditJson json = new AuditJson(new Version().number(), published);
    out.map(OutputFolder::new)
        .ifPresent(
            folder -> {
              folder.write("audit.json", to -> to.write(json.render(audits)));
              folder.write("disagreements.jsonl", to -> AuditLines.write(files, to));
              folder.write(
                  "gold.jsonl",
                  to -> AuditLines.write(audits.stream().map(HubAudit::gold).toList(), to));
            });
    show(audits, new AuditText(published, console.terminal().coloursOut()), json);
    console.out().flush();
    return ExitCode.OK;
  }

  private void show(List<HubAudit> audits, AuditText text, AuditJson json) throws IOException {
    if (list && format == Shape.json) {
      AuditLines.write(
          audits.stream().flatMap(audit -> audit.files().stream()).toList(), console.out());
      return;
    }
    console
        .out()
        .write(
            switch (format) {
              case text -> list ? DifferenceText.lines(audits) : text.render(audits);
              case json -> json.render(audits);
            });
  }

  private List<HubAudit> audit(List<Benchmark> read) {
    long total =
        read.stream()
            .flatMap(benchmark -> benchmark.answers().stream())
            .mapToLong(file -> file.answers().size())
            .sum();
    try (Progress progress = new Progress(console, quiet, "scoring", System::nanoTime, total);
        Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
      return read.stream()
          .map(
              benchmark ->
                  new Auditor(benchmark, noCall.chosen(), workers)
                      .audit(prompts(benchmark), progress::step))
          .toList();
    }
  }

  private List<DataFile<Prompt>> prompts(Benchmark benchmark) {
    if (prompts.isEmpty()) {
      return data.gorilla().stream()
          .flatMap(folder -> GorillaCheckout.at(folder).prompts(benchmark.hub().id()).stream())
          .map(file -> DataSource.of(file).prompts())
          .toList();
    }
    if (data.gorilla().isPresent() && data.hub().isEmpty()) {
      throw EvalException.user("--prompts goes with --hub ID, which is missing");
    }
    return prompts.stream().map(file -> DataSource.of(file).prompts()).toList();
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.constrained.ConstrainedLines;
import org.apieval.core.constrained.ConstrainedQuestion;
import org.apieval.core.constrained.ConstraintMaker;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset constraints}: questions that only some APIs of their domain meet. */
@Command(
    name = "constraints",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes questions with constraints, such as at least 75%% top-1 accuracy on ImageNet.",
      "",
      "Each constraint is met by the question's gold call, and not by at least one other API of the"
          + " domain, going by the figures of the catalogue. Questions whose gold call allows for"
          + " none are left out. Without questions, or with --per-domain, it writes requests of its"
          + " own that name the domain."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset constraints --hub torchhub --out constrained.jsonl",
      "  apieval dataset constraints --gorilla DIR --hub torchhub --seed 7",
      "  apieval dataset constraints --catalogue apis.jsonl --hub torchhub",
      "",
      "The lines have the published form of questions and are read by all commands; what is wanted"
          + " stands in the field constraints. 'apieval dataset measures' lists the figures.",
      "Exit codes: 0 done; 1 no question could be given a constraint; 2 wrong usage or bad input."
    })
final class ConstraintsCommand implements Callable<Integer> {

  private static final int PER_DOMAIN = 10;

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Option(
      names = "--per-domain",
      paramLabel = "N",
      description = "Write N requests of its own for each domain, and no given questions.")
  private Optional<Integer> perDomain = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "0",
      description = "What to draw limits and wording by; equal seeds give equal files; default: 0.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "What to write; default: standard output.")
  private Optional<Path> out = Optional.empty();

  private final Console console;
  private final QuestionSets questions;
  private final CatalogueSource catalogues;

  @Inject
  ConstraintsCommand(Console console, QuestionSets questions, CatalogueSource catalogues) {
    this.console = console;
    this.questions = questions;
    this.catalogues = catalogues;
  }

  @Override
  public Integer call() {
    perDomain
        .filter(number -> number < 1)
        .ifPresent(
            number -> {
              throw EvalException.user("--per-domain must be 1 or more, not " + number);
            });
    catalogues.hub(data); // one file holds the questions of one hub
    Made made = perDomain.isPresent() || isCatalogueAlone() ? ofDomains() : ofQuestions();
    if (out.isPresent()) {
      new OutputFile(out.get()).write(to -> ConstrainedLines.write(made.questions(), to));
    } else {
      show(made.questions());
    }
    console.note(made.summary());
    return made.questions().isEmpty() ? ExitCode.FAILED : ExitCode.OK;
  }

  /** What was made, and a sentence about it. */
  private record Made(List<ConstrainedQuestion> questions, String summary) {}

  private boolean isCatalogueAlone() {
    return data.catalogue().isPresent() && data.questions().isEmpty();
  }

  private Made ofDomains() {
    DataFile<ApiRecord> file = catalogues.catalogue(data);
    new Problems(console).show(file);
    Benchmark benchmark =
        new Benchmark(catalogues.hub(data), file.items(), Map.of(), List.of(), file.problems());
    List<ConstrainedQuestion> made =
        new ConstraintMaker(benchmark, seed).ofDomains(perDomain.orElse(PER_DOMAIN));
    long domains = made.stream().map(one -> one.question().domain()).distinct().count();
    return new Made(
        made,
        "%d requests with constraints, for %d %s%s"
            .formatted(made.size(), domains, domains == 1 ? "domain" : "domains", where()));
  }

  private Made ofQuestions() {
    Benchmark benchmark = questions.read(data).get(0);
    new Problems(console).show(List.of(benchmark));
    List<ConstrainedQuestion> made = new ConstraintMaker(benchmark, seed).ofQuestions();
    return new Made(
        made,
        "%d of %d questions have constraints%s; the gold calls of the others state no figure that"
                .formatted(made.size(), benchmark.questions().size(), where())
            + " other APIs of the domain fall short of");
  }

  private String where() {
    return out.map(file -> ", in " + Printable.text(file.toString())).orElse("");
  }

  private void show(List<ConstrainedQuestion> made) {
    try {
      ConstrainedLines.write(made, console.out());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // an Output throws none
    }
    console.out().flush();
  }
}

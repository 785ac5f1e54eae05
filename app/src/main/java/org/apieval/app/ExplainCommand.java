package org.apieval.app;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.core.EvalException;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ConstraintJudge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval explain}: why an answer got its verdict. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Explains a verdict: what of the answer was read, which calls were found, what they were"
          + " compared with, and why they matched or not.",
      "",
      "Where several answer files are chosen, the answer of each is explained."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval explain --hub torchhub --question 3",
      "  apieval explain --gorilla DIR --answers FILE --question 57",
      "  apieval explain --catalogue apis.jsonl --questions eval.jsonl \\",
      "      --answers answers.jsonl --hub torchhub --question 57 --json"
    })
final class ExplainCommand implements Callable<Integer> {

  @Mixin private DataOptions data = new DataOptions();

  @Option(
      names = "--question",
      required = true,
      paramLabel = "ID",
      description = "The question whose answer to explain.")
  private String question = "";

  @Option(names = "--json", description = "Print one JSON object a line, one an answer.")
  private boolean json;

  private final Console console;
  private final Benchmarks benchmarks;

  @Inject
  ExplainCommand(Console console, Benchmarks benchmarks) {
    this.console = console;
    this.benchmarks = benchmarks;
  }

  @Override
  public Integer call() {
    List<Explanation> explanations = new ArrayList<>();
    for (Benchmark benchmark : benchmarks.read(data)) {
      explain(benchmark, explanations);
    }
    if (explanations.isEmpty()) {
      throw EvalException.user("no answer to question " + question);
    }
    if (json) {
      explanations.forEach(new ExplanationJson(console.out())::write);
    } else {
      explanations.forEach(
          new ExplanationText(console.out(), console.terminal().coloursOut())::write);
    }
    return ExitCode.OK;
  }

  private void explain(Benchmark benchmark, List<Explanation> explanations) {
    Optional<Question> asked = Optional.ofNullable(benchmark.questions().get(question));
    List<Constraint> wanted = benchmark.constraints().getOrDefault(question, List.of());
    ConstraintJudge judge =
        new ConstraintJudge(
            benchmark.hub(),
            wanted.isEmpty() ? List.of() : benchmark.catalogue(),
            benchmark.constraints());
    Optional<AstScorer> scorer = Optional.empty(); // reading a catalogue takes its time
    for (AnswerFile file : benchmark.answers()) {
      for (Answer answer : file.answers()) {
        if (answer.questionId().equals(question)) {
          scorer = Optional.of(scorer.orElseGet(() -> new AstScorerFactory().create(benchmark)));
          explanations.add(
              new Explanation(
                  benchmark.hub().id(),
                  file.name(),
                  asked,
                  wanted,
                  scorer.get().trace(answer, asked).judgedBy(judge, asked),
                  benchmark.places()));
        }
      }
    }
  }
}

package org.apieval.app;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.api.data.Answer;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.AnswerForm;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval import}: answers that other programs recorded, in the published form. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Turns answers that another program recorded into a file that 'apieval score' reads.",
      "",
      "Files are JSON lines or JSON arrays. Rows that cannot be read are listed on standard error."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval import --from openai-batch batch_output.jsonl --out answers.jsonl",
      "  apieval import --from lm-eval samples_task.jsonl --out answers.jsonl",
      "  apieval import --id meta.question --text outputs.0.text log.jsonl --out answers.jsonl",
      "",
      "openai-batch: custom_id is the question's id. lm-eval: doc.question_id is, or doc_id counted"
          + " from 0; the first filtered response is the answer. A request that failed is an answer"
          + " without text, which no scorer scores.",
      "Exit codes: 0 done; 1 rows could not be read; 2 wrong usage or bad input."
    })
final class ImportCommand implements Callable<Integer> {

  @Option(
      names = "--from",
      paramLabel = "FORM",
      description = "Whose form it is: openai-batch or lm-eval.")
  private Optional<String> from = Optional.empty();

  @Option(
      names = "--id",
      paramLabel = "PATH",
      description = "Where the question's id stands, as in doc.question_id; with --text.")
  private Optional<String> id = Optional.empty();

  @Option(
      names = "--text",
      paramLabel = "PATH",
      description = "Where the answer stands, as in choices.0.text; with --id.")
  private Optional<String> text = Optional.empty();

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "What to write.")
  private Path out = Path.of("");

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "What to read.")
  private List<Path> files = new ArrayList<>();

  private final Console console;

  @Inject
  ImportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    AnswerForm form = form();
    List<Answer> answers = new ArrayList<>();
    List<DataProblem> problems = new ArrayList<>();
    for (Path file : files) {
      DataFile<Answer> read = DataSource.of(file).answers(form).usable();
      answers.addAll(read.items());
      problems.addAll(read.problems());
    }
    new OutputFile(out).write(to -> write(answers, to));
    problems.forEach(problem -> console.note(problem.toString()));
    console.note("%d answers are in %s".formatted(answers.size(), Printable.text(out.toString())));
    return problems.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private AnswerForm form() {
    boolean fields = id.isPresent() && text.isPresent();
    if (from.isPresent() == fields || id.isPresent() != text.isPresent()) {
      throw EvalException.user("say --from openai-batch, --from lm-eval, or --id and --text");
    }
    if (fields) {
      return AnswerForm.fields(id.get(), text.get());
    }
    return switch (from.orElseThrow()) {
      case "openai-batch" -> AnswerForm.openAiBatch();
      case "lm-eval" -> AnswerForm.lmEvaluationHarness();
      default ->
          throw EvalException.user(
              "no form \"%s\"; there is: openai-batch, lm-eval"
                  .formatted(Printable.text(from.get(), 60)));
    };
  }

  private static void write(List<Answer> answers, Writer to) throws IOException {
    try (JsonGenerator json = Json.lines(to)) {
      for (Answer answer : answers) {
        json.writeStartObject();
        Json.writeId(json, "question_id", answer.questionId());
        Json.write(json, "text", answer.text());
        json.writeEndObject();
        json.writeRaw('\n');
      }
    }
  }
}

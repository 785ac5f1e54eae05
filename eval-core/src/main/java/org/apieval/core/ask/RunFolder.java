package org.apieval.core.ask;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.report.Json;
import org.apieval.core.report.OutputFolder;

/**
 * Where a run is kept: {@code settings.json}, {@code answers.jsonl} and {@code failures.jsonl}.
 * Immutable; one run at a time, which the log sees to.
 *
 * @param directory made if it is not there
 */
public record RunFolder(Path directory) {

  private static final String SETTINGS = "settings.json";
  private static final String ANSWERS = "answers.jsonl";
  private static final String FAILURES = "failures.jsonl";
  private static final int MOST_DIFFERENCES = 3;

  /** A folder inside another one, named after what the run is of; odd characters are replaced. */
  public static RunFolder in(Path parent, String... names) {
    String name = String.join(".", names).replaceAll("[^A-Za-z0-9._=-]+", "_");
    return new RunFolder(parent.resolve(name));
  }

  /** The last part of the path. */
  public String name() {
    return directory.getFileName().toString();
  }

  /**
   * Begins a run here, or goes on with one.
   *
   * @throws EvalException USER if a run with other settings is kept here, or nothing can be
   */
  AnswerLog open(RunSettings settings) {
    OutputFolder folder = new OutputFolder(directory);
    Path file = directory.resolve(SETTINGS);
    if (Files.exists(file)) {
      check(settings, file);
    }
    folder.write(SETTINGS, out -> out.write(settings.toJson()));
    return new AnswerLog(directory.resolve(ANSWERS));
  }

  private void check(RunSettings settings, Path file) {
    String where = Printable.text(directory.toString());
    RunSettings before;
    try {
      before =
          RunSettings.parse(Files.readString(file))
              .orElseThrow(() -> EvalException.user(where + "/" + SETTINGS + " is broken"));
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.USER, "cannot read " + Printable.text(file.toString()), e);
    }
    List<String> differences = settings.differences(before);
    if (!differences.isEmpty()) {
      throw EvalException.user(
          "%s holds another run: %s; name another folder"
              .formatted(
                  where,
                  Printable.text(
                      String.join(", ", differences.stream().limit(MOST_DIFFERENCES).toList()))));
    }
  }

  /** Writes down what failed, in the place of what failed before. */
  void write(List<Failed> failures) {
    new OutputFolder(directory)
        .write(
            FAILURES,
            out -> {
              try (var json = Json.lines(out)) {
                for (Failed failed : failures) {
                  json.writeStartObject();
                  json.writeStringField("question_id", failed.key().questionId());
                  json.writeNumberField("repeat", failed.key().repeat());
                  json.writeStringField("reason", failed.reason());
                  json.writeEndObject();
                  json.writeRaw('\n');
                }
              }
            });
  }
}

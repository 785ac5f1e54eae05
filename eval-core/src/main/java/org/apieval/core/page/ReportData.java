package org.apieval.core.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apieval.core.compare.ComparedRun;
import org.apieval.core.compare.Comparisons;
import org.apieval.core.report.Json;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.Results;
import org.apieval.core.results.RetrievedDocument;
import org.apieval.core.results.VerdictLine;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows, as JSON: runs with their figures, and every answer. Equal results give equal
 * text. Immutable and thread-safe.
 */
public final class ReportData {

  private record Asked(
      String hub,
      String id,
      Optional<String> request,
      Optional<String> domain,
      Optional<String> gold) {}

  private final List<ReportedRun> runs;
  private final List<ComparisonJson> comparisons;

  private ReportData(List<ReportedRun> runs, List<ComparisonJson> comparisons) {
    this.runs = runs;
    this.comparisons = List.copyOf(comparisons);
  }

  /**
   * A report on results.
   *
   * @param published the figures to show beside those that were measured
   * @throws org.apieval.core.EvalException USER if a scorer is not known
   */
  public static ReportData of(Results results, PublishedFigures published) {
    return new ReportData(ReportedRun.of(results, published), List.of());
  }

  /**
   * A report on runs that were compared.
   *
   * @param compared the runs, in the order in which they were compared
   * @param comparisons what came of it
   * @param published as for {@link #of(Results, PublishedFigures)}
   */
  public static ReportData of(
      List<ComparedRun> compared, Comparisons comparisons, PublishedFigures published) {
    List<ResultFile> files =
        compared.stream().flatMap(run -> run.hubs().values().stream()).toList();
    List<ReportedRun> runs = ReportedRun.of(new Results(files), published);
    List<ResultFile> order = runs.stream().map(ReportedRun::file).toList();
    return new ReportData(
        runs,
        comparisons.all().stream()
            .map(
                one ->
                    new ComparisonJson(
                        one,
                        place(order, compared.get(one.first()).hubs().get(one.hub())),
                        place(order, compared.get(one.second()).hubs().get(one.hub()))))
            .toList());
  }

  /** Where a file stands; the very file, since comparing thousands of answers would take long. */
  private static int place(List<ResultFile> files, @Nullable ResultFile wanted) {
    return IntStream.range(0, files.size())
        .filter(place -> files.get(place) == wanted)
        .findFirst()
        .orElseThrow();
  }

  /** Figures without answers: all that pictures need. */
  public String figures() {
    return write(false);
  }

  /** All of it. */
  public String all() {
    return write(true);
  }

  private String write(boolean answers) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.lines(text)) {
      json.writeStartObject();
      json.writeArrayFieldStart("runs");
      for (int id = 0; id < runs.size(); id++) {
        RunJson.write(json, id, runs.get(id));
      }
      json.writeEndArray();
      json.writeArrayFieldStart("comparisons");
      for (ComparisonJson comparison : comparisons) {
        comparison.write(json);
      }
      json.writeEndArray();
      if (answers) {
        writeAnswers(json);
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.toString();
  }

  private void writeAnswers(JsonGenerator json) throws IOException {
    Numbered<Asked> questions = new Numbered<>();
    Numbered<RetrievedDocument> documents = new Numbered<>();
    json.writeArrayFieldStart("answers");
    for (int id = 0; id < runs.size(); id++) {
      AnswerJson answers = new AnswerJson(json, id, documents);
      List<VerdictLine> lines = runs.get(id).file().lines();
      for (int place = 0; place < lines.size(); place++) {
        answers.write(place, questions.of(asked(lines.get(place))), lines.get(place));
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("questions");
    for (Asked question : questions.values()) {
      json.writeStartObject();
      json.writeStringField("hub", question.hub());
      json.writeStringField("id", question.id());
      Json.write(json, "request", question.request());
      Json.write(json, "domain", question.domain());
      Json.write(json, "gold", question.gold());
      json.writeEndObject();
    }
    json.writeEndArray();
    writeDocuments(json, documents);
  }

  private static Asked asked(VerdictLine line) {
    return new Asked(
        line.hub(),
        line.questionId(),
        line.data().request(),
        line.data().expectedDomain(),
        line.data().goldCall());
  }

  private static void writeDocuments(JsonGenerator json, Numbered<RetrievedDocument> documents)
      throws IOException {
    json.writeArrayFieldStart("documents");
    for (RetrievedDocument document : documents.values()) {
      json.writeStartObject();
      Json.write(json, "domain", document.domain());
      Json.write(json, "call", document.apiCall());
      json.writeStringField("text", document.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

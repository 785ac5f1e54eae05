package org.apieval.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.report.Json;
import org.apieval.core.request.BuiltRequests;
import org.apieval.core.request.PublishedQuestion;
import org.apieval.core.request.Refused;

/**
 * The files that requests are written to.
 *
 * @param questions the good ones; the refused ones go to a file beside it
 */
record RequestFiles(Path questions) {

  /**
   * Writes both.
   *
   * @throws org.apieval.core.EvalException USER if one can't be written
   */
  void write(BuiltRequests built) {
    new OutputFile(questions).write(to -> writeQuestions(built.requests(), to));
    new OutputFile(Beside.of(questions, ".refused.jsonl"))
        .write(to -> writeRefused(built.refused(), to));
  }

  private static void writeQuestions(List<BuiltRequests.Request> requests, Writer to)
      throws IOException {
    for (BuiltRequests.Request request : requests) {
      to.write(PublishedQuestion.line(request) + "\n");
    }
  }

  private static void writeRefused(List<Refused> refused, Writer to) throws IOException {
    try (JsonGenerator json = Json.lines(to)) {
      for (Refused one : refused) {
        json.writeStartObject();
        json.writeNumberField("line", one.record().line() + 1);
        json.writeStringField("api_call", one.record().apiCall());
        json.writeNumberField("round", one.round() + 1);
        json.writeStringField("request", one.request());
        json.writeStringField("reason", one.reason());
        json.writeEndObject();
        json.writeRaw('\n');
      }
    }
  }
}

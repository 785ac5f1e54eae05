package org.apieval.core.retrieve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.report.Json;

/**
 * Writes questions with their documents behind them, as JSON lines in the form of the published
 * prompts. Equal rankings give equal bytes. Stateless and thread-safe.
 */
public final class PromptLines {

  /** What all published prompts have here. */
  private static final String CATEGORY = "generic";

  private PromptLines() {}

  /**
   * Writes one line a question.
   *
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(List<Ranking> rankings, Writer out) throws IOException {
    try (JsonGenerator json = Json.lines(out)) {
      for (Ranking ranking : rankings) {
        json.writeStartObject();
        Json.writeId(json, "question_id", ranking.question().id());
        String documents = DocumentText.of(ranking.documents());
        json.writeStringField("text", DocumentPrompt.of(ranking.question().text(), documents));
        json.writeStringField("category", CATEGORY);
        json.writeEndObject();
        json.writeRaw('\n');
      }
    }
  }
}

package org.apieval.core.training;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.core.report.Json;
import org.apieval.core.report.OutputFolder;

/**
 * Writes an export: the examples, what they were made from, and the settings of a trainer. Equal
 * input gives equal bytes. Immutable; one writer of a folder at a time.
 *
 * @param folder where to write
 */
public record ExportFiles(OutputFolder folder) {

  /** The file of examples. */
  public static final String EXAMPLES = "train.jsonl";

  /** The file that says what they were made from. */
  public static final String MANIFEST = "export.json";

  /**
   * Writes the examples, one a line.
   *
   * @throws org.apieval.core.EvalException USER if the folder can't be written
   */
  public void examples(List<CountedExample> examples, ChatFormat format) {
    folder.write(
        EXAMPLES,
        out -> {
          try (JsonGenerator json = Json.lines(out)) {
            for (CountedExample one : examples) {
              format.write(json, one.example());
            }
          }
        });
  }

  /**
   * Writes down what the examples were made from and what they came to.
   *
   * @param origin what decided them, by name
   * @throws org.apieval.core.EvalException USER if the folder can't be written
   */
  public void manifest(Map<String, String> origin, ExportSummary summary) {
    folder.write(MANIFEST, out -> manifest(origin, summary, out));
  }

  /**
   * Writes the settings of a trainer.
   *
   * @throws org.apieval.core.EvalException USER if the folder can't be written
   */
  public void settings(Trainer trainer, TrainingPlan plan) {
    folder.write(trainer.file(), out -> SettingsFile.write(trainer, plan, out));
    if (trainer == Trainer.LLAMA_FACTORY) {
      folder.write(
          LlamaFactorySettings.DATA_SETS, out -> LlamaFactorySettings.writeDataSets(plan, out));
    }
  }

  private static void manifest(Map<String, String> origin, ExportSummary summary, Writer out)
      throws IOException {
    try (JsonGenerator json = Json.indented(out)) {
      json.writeStartObject();
      for (Map.Entry<String, String> one : origin.entrySet()) {
        json.writeStringField(one.getKey(), one.getValue());
      }
      json.writeObjectFieldStart("examples");
      for (Map.Entry<String, Integer> hub : new TreeMap<>(summary.byHub()).entrySet()) {
        json.writeNumberField(hub.getKey(), hub.getValue());
      }
      json.writeEndObject();
      json.writeNumberField("without_document", summary.withoutDocument());
      json.writeObjectFieldStart("tokens");
      json.writeStringField("encoding", summary.encoding());
      json.writeNumberField("total", summary.tokens());
      json.writeNumberField("longest", summary.longest());
      json.writeNumberField("limit", summary.limit());
      json.writeEndObject();
      json.writeArrayFieldStart(summary.dropped() ? "left_out" : "longer_than_limit");
      for (String name : summary.overLimit()) {
        json.writeString(name);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.write('\n');
  }
}

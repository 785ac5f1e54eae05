package org.apieval.core.constrained;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.Constraint;

/**
 * Writes questions with constraints in the published form of questions, one a line, with two fields
 * more: {@code question_id} and {@code constraints}. Stateless and thread-safe.
 */
public final class ConstrainedLines {

  private ConstrainedLines() {}

  /**
   * Writes all questions.
   *
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(List<ConstrainedQuestion> questions, Writer out) throws IOException {
    JsonFactory factory = JsonMapper.builder().build().getFactory();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      json.enable(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
      json.setRootValueSeparator(null);
      for (ConstrainedQuestion question : questions) {
        write(json, question);
        json.writeRaw('\n');
      }
    }
  }

  private static void write(JsonGenerator json, ConstrainedQuestion constrained)
      throws IOException {
    Question question = constrained.question();
    json.writeStartObject();
    json.writeStringField("question_id", question.id());
    json.writeStringField(
        "code",
        "###Instruction: %s\n###Output: <<<domain>>>: %s, <<<api_call>>>: %s"
            .formatted(question.text(), question.domain(), question.goldCall()));
    json.writeStringField("api_call", question.goldCall());
    json.writeStringField("provider", constrained.entry().text("framework"));
    json.writeObjectField("api_data", constrained.entry().fields());
    json.writeArrayFieldStart("constraints");
    for (Constraint constraint : constrained.constraints()) {
      write(json, constraint);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Constraint constraint) throws IOException {
    json.writeStartObject();
    Optional<String> dataset = constraint.quantity().dataset();
    if (dataset.isPresent()) {
      json.writeStringField("dataset", dataset.get());
    }
    if (!constraint.quantity().part().isEmpty()) {
      json.writeStringField("part", constraint.quantity().part());
    }
    json.writeStringField("metric", constraint.quantity().metric());
    json.writeStringField("bound", constraint.bound().id());
    json.writeNumberField("value", constraint.limit());
    json.writeStringField("unit", constraint.quantity().unit());
    json.writeEndObject();
  }
}

package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.apieval.core.constraint.Constraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintFieldsTest {

  private static final String QUESTION =
      "{\"question_id\": 7, \"text\": \"T\", \"domain\": \"D\", \"api_call\": \"f()\"";

  @Test
  void questionsMayWantSeveralThings() {
    assertThat(
            constraints(
                "[{\"metric\": \"Top-1 Acc.\", \"dataset\": \"imagenet-1k\","
                    + " \"bound\": \"at_least\", \"value\": 75},"
                    + " {\"metric\": \"params\", \"bound\": \"below\", \"value\": 1e7,"
                    + " \"unit\": \"parameters\"}]"))
        .extracting(Constraint::toString)
        .containsExactly("top-1 accuracy on ImageNet at least 75%", "parameters below 10 million");
  }

  @ParameterizedTest
  @CsvSource({"'', ", "', \"constraints\": null', ", "', \"constraints\": []', "})
  void mostQuestionsWantNothingMore(String field) {
    assertThat(read(field).constraints).isEmpty();
    assertThat(read(field).problems).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "3 ~ field \"constraints\" must be a list, not the number 3",
        "[\"x\"] ~ field \"constraints[0]\" must be an object, not a string",
        "[{}] ~ field \"constraints[0].metric\" is missing",
        "[{\"metric\": \"beauty\"}] ~ field \"constraints[0].metric\" is \"beauty\", no metric that",
        "[{\"metric\": \"mAP\"}] ~ field \"constraints[0].dataset\" is missing; mAP depends on it",
        "[{\"metric\": \"latency\"}] ~ field \"constraints[0].bound\" is missing",
        "[{\"metric\": \"params\", \"bound\": \">\"}] ~ field \"constraints[0].bound\" is \">\", not one"
            + " of at_least, above, at_most, below",
        "[{\"metric\": \"params\", \"bound\": \"above\", \"value\": \"5\"}] ~ field"
            + " \"constraints[0].value\" must be a number, not a string",
        "[{\"metric\": \"params\", \"bound\": \"above\", \"value\": 5, \"unit\": \"ms\"}] ~ field"
            + " \"constraints[0].unit\" is \"ms\"; parameters is measured in \"parameters\"",
      })
  void whatIsWrongIsSaidWithItsField(String json, String message) {
    Read read = read(", \"constraints\": " + json);

    assertThat(read.problems).singleElement().asString().startsWith("q:2: " + message);
    assertThat(read.constraints).isEmpty();
  }

  private static List<Constraint> constraints(String json) {
    return read(", \"constraints\": " + json).constraints.get("7");
  }

  private record Read(Map<String, List<Constraint>> constraints, List<DataProblem> problems) {}

  /** A good question without constraints, and this one. */
  private static Read read(String field) {
    QuestionReader reader = new QuestionReader();
    String good = QUESTION.replace("7", "6") + "}\n";
    RowFile<?> file =
        reader.all(new SourceText("q", good + QUESTION + field + "}\n", OptionalInt.empty()));
    return new Read(reader.constraints(), file.problems());
  }
}

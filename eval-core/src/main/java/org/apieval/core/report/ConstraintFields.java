package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;

/** Writes what became of a question's constraints, where it has any. Stateless and thread-safe. */
final class ConstraintFields {

  private ConstraintFields() {}

  static void write(JsonGenerator json, Benchmark benchmark, ScoredFile file, ScoredAnswer verdict)
      throws IOException {
    List<Constraint> wanted =
        benchmark.constraints().getOrDefault(verdict.answer().questionId(), List.of());
    if (wanted.isEmpty() || file.scorer() != ScorerId.AST) {
      return;
    }
    Optional<ConstraintCheck> check = verdict.constraint();
    json.writeStringField(
        "constraint", wanted.stream().map(Constraint::toString).collect(Collectors.joining("; ")));
    json.writeFieldName("constraint_met");
    if (check.isPresent()) {
      json.writeBoolean(check.get().met());
    } else {
      json.writeNull();
    }
    json.writeStringField(
        "constraint_reason", check.map(ConstraintCheck::reason).orElse("the answer is unscored"));
  }
}

package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/**
 * What rates of constraints that are met can be measured against.
 *
 * @param ceiling the gold calls whose API meets the constraints
 * @param floor the questions whose constraints the best answer that is always the same meets
 * @param floorCall that answer's call, as the catalogue has it
 * @param chance the share to be expected of an entry of the right domain drawn by lot, 0 to 1
 */
public record ConstraintBounds(Rate ceiling, Rate floor, String floorCall, double chance) {

  /** Writes the fields of {@code summary.json}. */
  void write(JsonGenerator json) throws IOException {
    Json.write(json, "constraint_ceiling", ceiling);
    Json.write(json, "constraint_floor", floor);
    json.writeStringField("constraint_floor_call", floorCall);
    json.writeNumberField("constraint_chance", Numbers.decimal(chance));
  }

  /** The bounds in a sentence, for people. */
  public String sentence() {
    return "Constraints are met by %s of the gold calls, by %s of one call for all, and by %.1f%% by chance."
        .formatted(Numbers.percent(ceiling), Numbers.percent(floor), chance * 100);
  }
}

package org.apieval.core.card;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;

/**
 * What became of cards. Immutable.
 *
 * @param records those that passed, in the order of their cards, numbered as lines
 * @param rejected the others, in the order of their cards
 */
public record BuiltCatalogue(List<ApiRecord> records, List<Rejected> rejected) {

  public BuiltCatalogue {
    records = List.copyOf(records);
    rejected = List.copyOf(rejected);
  }

  /**
   * A card that gave no record.
   *
   * @param card its name
   * @param reason why, in one sentence
   * @param answer what the model wrote; empty where none was asked
   */
  public record Rejected(String card, String reason, Optional<String> answer) {}
}

package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A figure of a catalogue entry, with all that is needed to compare it with those of others.
 *
 * @param quantity what is measured
 * @param value the value in the quantity's unit; without zeros at the end
 * @param converted whether the entry states its complement: an error rate of 22.8 % is kept as an
 *     accuracy of 77.2 %
 * @param where the field that states it, {@code performance.accuracy.top_1}
 */
public record Measure(Quantity quantity, BigDecimal value, boolean converted, String where) {

  /**
   * What is measured. Equal quantities are comparable, others are not.
   *
   * @param dataset the data set's standard name; empty where none is stated or needed
   * @param part the task, split, class or language it is measured on, in lower case; blank if all
   * @param metric the metric's standard name, {@code top-1 accuracy}
   * @param unit the unit of values; blank for mere numbers
   * @param direction which way is better
   */
  public record Quantity(
      Optional<String> dataset, String part, String metric, String unit, Direction direction) {

    /** The quantity for people, {@code top-1 accuracy on ImageNet}. */
    public String name() {
      return metric
          + dataset.map(name -> " on " + name).orElse("")
          + (part.isEmpty() ? "" : " (" + part + ")");
    }

    /** A value for people: {@code 75%}, {@code 25.6 million}, {@code 12 ms}. */
    public String shown(BigDecimal value) {
      return switch (unit) {
        case "" -> value.toPlainString();
        case "%" -> value.toPlainString() + "%";
        case "parameters" -> Magnitude.words(value);
        case "FLOPs", "MACs" -> Magnitude.letter(value) + unit;
        default -> value.toPlainString() + " " + unit;
      };
    }

    /** Whether values say nothing as long as it is not known what they were measured on. */
    public boolean lacksDataset() {
      boolean ofMachine = unit.equals("ms") || unit.equals("/s");
      return dataset.isEmpty() && !isOfModel() && !ofMachine;
    }

    /** Whether it is a property of the model itself, whatever it is tried on. */
    public boolean isOfModel() {
      return dataset.isEmpty() && List.of("parameters", "FLOPs", "MACs", "MB").contains(unit);
    }
  }

  public Measure {
    value = plain(value);
  }

  static BigDecimal plain(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}

package org.apieval.core.dataset;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.constraint.Bound;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.constraint.Measure;
import org.apieval.core.constraint.Quantities;

/**
 * Reads the field {@code constraints} of questions: a list of objects with {@code metric}, {@code
 * bound}, {@code value} and, if it matters, {@code dataset} and {@code part}. Thread-safe.
 */
final class ConstraintFields {

  static final String FIELD = "constraints";

  private final Quantities quantities = new Quantities();

  /** The constraints of a row; none where it has no such field. */
  List<Constraint> read(Row row) throws Row.FieldException {
    if (!row.has(FIELD) || row.required(FIELD) == null) {
      return List.of();
    }
    if (!(row.required(FIELD) instanceof List<?> list)) {
      throw row.wrongType(FIELD, "a list");
    }
    List<Constraint> constraints = new ArrayList<>();
    for (Object element : list) {
      constraints.add(constraint(row.line(), constraints.size(), element));
    }
    return constraints;
  }

  private Constraint constraint(int line, int index, Object element) throws Row.FieldException {
    String name = FIELD + "[" + index + "]";
    Map<String, Object> wrapped = new LinkedHashMap<>();
    wrapped.put(name, element);
    Row row = new Row(line, wrapped).object(name);
    return new Constraint(quantity(row, name + "."), bound(row, name + ".bound"), limit(row, name));
  }

  private Measure.Quantity quantity(Row row, String prefix) throws Row.FieldException {
    String metric = row.filledText(prefix + "metric");
    Measure.Quantity quantity =
        quantities
            .of(metric, optional(row, prefix + "dataset"), optional(row, prefix + "part"))
            .orElseThrow(
                () ->
                    new Row.FieldException(
                        prefix + "metric",
                        "is \"%s\", no metric that is known; such are: %s"
                            .formatted(
                                Printable.text(metric, 40),
                                String.join(", ", Quantities.examples()))));
    if (quantity.lacksDataset()) {
      throw new Row.FieldException(
          prefix + "dataset", "is missing; %s depends on it".formatted(quantity.metric()));
    }
    String unit = optional(row, prefix + "unit");
    if (!unit.isEmpty() && !unit.equals(quantity.unit())) {
      throw new Row.FieldException(
          prefix + "unit",
          "is \"%s\"; %s is measured in \"%s\""
              .formatted(Printable.text(unit, 20), quantity.metric(), quantity.unit()));
    }
    return quantity;
  }

  private static String optional(Row row, String field) throws Row.FieldException {
    return row.has(field) && row.required(field) != null ? row.text(field) : "";
  }

  private static Bound bound(Row row, String field) throws Row.FieldException {
    String id = row.filledText(field);
    return Bound.of(id)
        .orElseThrow(
            () ->
                new Row.FieldException(
                    field,
                    "is \"%s\", not one of %s"
                        .formatted(
                            Printable.text(id, 40),
                            Arrays.stream(Bound.values())
                                .map(Bound::id)
                                .collect(Collectors.joining(", ")))));
  }

  private static BigDecimal limit(Row row, String name) throws Row.FieldException {
    String field = name + ".value";
    if (row.required(field) instanceof Number number && Double.isFinite(number.doubleValue())) {
      return new BigDecimal(number.toString());
    }
    throw row.wrongType(field, "a number");
  }
}

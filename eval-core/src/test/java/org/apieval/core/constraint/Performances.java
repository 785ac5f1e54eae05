package org.apieval.core.constraint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;

/** Entries for tests of reading, from the JSON of their field {@code performance}. */
final class Performances {

  private static final String CALL = "torch.hub.load(repo_or_dir='a/b', model='resnet18')";

  private Performances() {}

  static EntryMeasures read(String performance) {
    return read("Classification", CALL, performance);
  }

  static EntryMeasures read(String domain, String call, String performance) {
    try {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("performance", new JsonMapper().readValue(performance, Object.class));
      return new MeasureReader().read(new ApiRecord(0, domain, call, fields));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(performance, e);
    }
  }

  static EntryMeasures described(String description) {
    return new MeasureReader()
        .read(new ApiRecord(0, "Classification", CALL, Map.of("description", description)));
  }

  /** Each measure as a line: data set, part in brackets, metric, value with unit. */
  static List<String> lines(EntryMeasures entry) {
    return entry.measures().stream().map(Performances::line).toList();
  }

  private static String line(Measure measure) {
    Measure.Quantity quantity = measure.quantity();
    return quantity.dataset().map(name -> name + " ").orElse("")
        + (quantity.part().isEmpty() ? "" : "[" + quantity.part() + "] ")
        + quantity.metric()
        + " "
        + measure.value().toPlainString()
        + quantity.unit()
        + (quantity.direction() == Direction.LOWER ? " (lower)" : "")
        + (measure.converted() ? " (converted)" : "");
  }
}

package org.apieval.api.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ApiRecordTest {

  @Test
  void textHoldsAllThatAFieldSaysInFileOrder() {
    Map<String, Object> performance = new LinkedHashMap<>();
    performance.put("dataset", " ImageNet ");
    performance.put("accuracy", Arrays.asList(null, 74.5, List.of(), true, ""));
    ApiRecord row = record(Map.of("performance", performance));

    assertThat(row.text("performance")).isEqualTo("dataset ImageNet accuracy 74.5 true");
  }

  @Test
  void textIsEmptyWhereThereIsNothing() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("example_code", null);

    assertThat(record(fields).text("example_code")).isEmpty();
    assertThat(record(fields).text("description")).isEmpty();
  }

  private static ApiRecord record(Map<String, Object> fields) {
    return new ApiRecord(0, "domain", "call()", fields);
  }
}

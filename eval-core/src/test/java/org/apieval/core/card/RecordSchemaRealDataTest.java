package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.List;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.dataset.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shape that records must have is that of the published ones. */
class RecordSchemaRealDataTest {

  @ParameterizedTest
  @CsvSource({"torchhub, 0", "tensorflowhub, 0", "huggingface, 1"})
  void publishedEntriesHaveIt(String hub, int others) {
    assumeThat(GorillaHome.find()).as("the published data").isPresent();
    Path home = GorillaHome.find().orElseThrow();
    RecordSchema schema = new RecordSchema();
    List<String> problems =
        DataSource.of(home.resolve("data/api/" + hub + "_api.jsonl")).catalogue().items().stream()
            .flatMap(entry -> schema.problem(entry.fields()).stream())
            .toList();

    assertThat(problems)
        .hasSize(others)
        .allMatch("field \"functionality\": array found, string expected"::equals);
  }
}

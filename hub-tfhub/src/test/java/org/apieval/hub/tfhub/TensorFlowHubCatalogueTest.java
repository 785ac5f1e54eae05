package org.apieval.hub.tfhub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.hub.CatalogueReport;
import org.apieval.api.hub.GorillaHome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The rules on the published catalogue. */
class TensorFlowHubCatalogueTest {

  @Test
  void everyEntryThatIsACallIsFoundUnderItsOwnKey(TestReporter reporter) throws IOException {
    Optional<Path> gorilla = GorillaHome.find();
    assumeTrue(gorilla.isPresent(), "no Gorilla checkout");
    List<Call> calls = new ArrayList<>();
    List<String> unread = new ArrayList<>();
    Path file = gorilla.get().resolve("data/api/tensorflowhub_api.jsonl");
    ObjectMapper json = new ObjectMapper();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines) {
      String text = json.readTree(line).path("api_call").asText();
      Python.firstCall(text).ifPresentOrElse(calls::add, () -> unread.add(text));
    }

    CatalogueReport report = CatalogueReport.of(new TensorFlowHubRules(), calls);

    reporter.publishEntry(report.summary() + ", not read as calls: " + unread);
    assertThat(report.keyless()).isEmpty();
    assertThat(report.lost()).isEmpty();
    // What is left are shell commands and calls with something behind them.
    assertThat(unread).noneMatch(text -> text.strip().matches("[\\w.]+\\(.*\\)"));
    assertThat(report.identified()).isNotEmpty().hasSize(lines.size() - unread.size());
  }
}

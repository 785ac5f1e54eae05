package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The questions published with the Gorilla paper, where they are at hand. */
class RetrieveCommandRealDataTest {

  private static final List<String> HUBS = List.of("huggingface", "tensorflowhub", "torchhub");

  @TempDir private Path folder;

  @Test
  void recordedFiguresAreReproducedAndBeaten() {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();

    Run run =
        run(
            "retrieve",
            "--gorilla",
            Repository.gorilla().orElseThrow().toString(),
            "--format=csv",
            "--set",
            "embedding.cache=" + folder);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    Map<String, Row> rows = rows(run.out());
    assertRecorded(rows, "torchhub", 186, "53.2/7.5", "79.6/9.1");
    assertRecorded(rows, "tensorflowhub", 685, "44.4/22.0", "70.4/39.4");
    assertRecorded(rows, "huggingface", 904, "17.1/6.4", "48.1/16.6");
    for (String hub : HUBS) {
      assertThat(rows.get(hub + " recorded oracle").call()).isEqualTo(1);
      Row recorded = rows.get(hub + " recorded gpt_index");
      for (String own : List.of("embedding", "hybrid")) {
        Row row = rows.get(hub + " " + own);
        assertThat(row.n()).isEqualTo(recorded.n());
        assertThat(row.domain()).as(hub + " " + own).isGreaterThan(recorded.domain() + 0.02);
        assertThat(row.call()).as(hub + " " + own).isGreaterThan(recorded.call() + 0.005);
      }
    }
  }

  private static void assertRecorded(
      Map<String, Row> rows, String hub, int n, String bm25, String gptIndex) {
    assertThat(rows.get(hub + " recorded bm25")).hasToString(n + ": " + bm25);
    assertThat(rows.get(hub + " recorded gpt_index")).hasToString(n + ": " + gptIndex);
  }

  /** Shares at the first document. */
  private record Row(int n, double domain, double call) {
    @Override
    public String toString() {
      return String.format(java.util.Locale.ROOT, "%d: %.1f/%.1f", n, 100 * domain, 100 * call);
    }
  }

  private static Map<String, Row> rows(String csv) {
    List<String> lines = csv.lines().toList();
    List<String> names = List.of(lines.get(0).split(","));
    Map<String, Row> rows = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      rows.put(
          cells[0] + " " + cells[1],
          new Row(
              Integer.parseInt(cells[names.indexOf("n")]),
              Double.parseDouble(cells[names.indexOf("gold_domain_at_1")]),
              Double.parseDouble(cells[names.indexOf("gold_call_at_1")])));
    }
    return rows;
  }
}

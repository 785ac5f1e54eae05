package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The labels that the published scripts gave, where they and the answers are at hand. */
class OfficialLabelsRealDataTest {

  private static final int PUBLISHED_FILES = 13;
  private static final double WANTED_AGREEMENT = 0.994;
  private static final double ONE_POINT = 0.01;

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void labelsAndRatesAreThoseOfThePublishedScripts() throws IOException {
    Path gorilla = Repository.gorilla().orElse(Path.of("nowhere"));
    Path published = gorilla.resolveSibling("official-verdicts");
    assumeTrue(Files.isDirectory(published), "the published labels");
    run("score", "--gorilla=" + gorilla, "--scorer=official", "--quiet", "--out=" + folder);

    Map<String, List<String>> labels = labels();
    assertThat(labels).hasSize(PUBLISHED_FILES);
    long same = 0;
    long all = 0;
    for (Map.Entry<String, List<String>> file : labels.entrySet()) {
      List<String> expected = expected(published.resolve(file.getKey()));
      List<String> given = file.getValue();
      assertThat(given).as(file.getKey()).hasSameSizeAs(expected);
      for (int line = 0; line < given.size(); line++) {
        same += given.get(line).equals(expected.get(line)) ? 1 : 0;
      }
      all += given.size();
      for (String label : List.of("correct", "hallucination")) {
        assertThat(share(label, given))
            .as(label + " in " + file.getKey())
            .isCloseTo(share(label, expected), within(ONE_POINT));
      }
    }
    assertThat((double) same / all).isGreaterThan(WANTED_AGREEMENT);
  }

  private Map<String, List<String>> labels() throws IOException {
    Map<String, List<String>> labels = new LinkedHashMap<>();
    for (String line : Files.readAllLines(folder.resolve("verdicts.jsonl"))) {
      JsonNode verdict = json.readTree(line);
      labels
          .computeIfAbsent(verdict.get("answers").textValue(), file -> new ArrayList<>())
          .add(verdict.get("verdict").textValue());
    }
    return labels;
  }

  private List<String> expected(Path file) throws IOException {
    List<String> labels = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      labels.add(json.readTree(line).get("label").textValue());
    }
    return labels;
  }

  private static double share(String label, List<String> labels) {
    return (double) labels.stream().filter(label::equals).count() / labels.size();
  }
}

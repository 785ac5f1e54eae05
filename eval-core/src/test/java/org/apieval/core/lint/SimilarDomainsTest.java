package org.apieval.core.lint;

import static org.apieval.core.lint.LintFixture.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarDomainsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Text-To-Speech       | text to speech          | INFO",
        "Image Classification | Image Clasification     | WARNING",
        "Image Embedding      | Image Embeddings        | WARNING",
        "Audio Classification | Audio Audio Classification | WARNING",
      })
  void labelsThatAreNearlyTheSameAreReportedOnceWithTheirCounts(
      String first, String second, Severity severity) {
    Finding finding =
        lint(
                entry(first, "zoo.load('a')"),
                entry(first, "zoo.load('b')"),
                entry("Quite Another Thing", "zoo.load('c')"),
                entry(second, "zoo.load('d')"),
                entry(second, "zoo.load('e')"))
            .only(Rule.SIMILAR_DOMAINS);

    assertThat(finding.severity()).isEqualTo(severity);
    assertThat(finding.line()).isEqualTo(3);
    assertThat(finding.message())
        .contains(
            "\"" + second + "\" (2 entries)", "\"" + first + "\" (2 entries, first on line 1)");
  }

  @ParameterizedTest
  @CsvSource({
    "Image Classification, Video Classification",
    "Text Generation, Text2Text Generation",
    "Detection in 2D images, Detection in 3D images",
    "Zero-Shot Classification, Zero-Shot Image Classification",
    "Image Tagging, Image Logging",
    "cat, bat",
  })
  void labelsThatMeanToDifferAreLeftAlone(String first, String second) {
    assertThat(lint(entry(first, "zoo.load('a')"), entry(second, "zoo.load('b')")).findings())
        .isEmpty();
  }

  @Test
  void ofTooManyLabelsOnlyTheEqualOnesAreFound() {
    List<String> lines =
        new ArrayList<>(
            IntStream.range(0, 3_000)
                .mapToObj(i -> entry("label number " + i, "zoo.load('" + i + "')"))
                .toList());
    lines.add(entry("Label-Number 7", "zoo.load('x')"));

    assertThat(lint(lines.toArray(String[]::new)).findings(Rule.SIMILAR_DOMAINS))
        .extracting(Finding::line)
        .containsExactly(0, 3_000);
  }

  private LintFixture lint(String... lines) {
    return new LintFixture(folder).catalogue(lines);
  }
}

package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.run.ScoredFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every format of every input {@code x.in} is, byte for byte, what {@code x.FORMAT} holds. Run with
 * {@code -Dgoldens.write=true} to write them anew, and read the difference before committing it.
 */
class GoldenTest {

  private static final Path SOURCES = Path.of("src/test/resources/org/apieval/core/report");

  @ParameterizedTest
  @CsvSource({
    "real, table",
    "real, colours",
    "real, md",
    "real, csv",
    "real, json",
    "real, tex",
    "both, table",
    "both, colours",
    "both, md",
    "both, csv",
    "both, json",
    "both, tex",
    "official, tex",
    "official, xml",
    "few, jsonl",
    "official, table",
    "official, md",
    "official, csv",
    "official, json",
    "official, jsonl",
    "odd, tex",
    "odd, xml",
    "odd, table",
    "odd, md",
    "odd, csv",
    "odd, json",
    "odd, jsonl",
    "empty, tex",
    "empty, xml",
    "empty, table",
    "empty, md",
    "empty, csv",
    "empty, json",
    "empty, jsonl",
  })
  void isWrittenAsBefore(String input, String format) throws IOException {
    List<ScoredFile> files = ScoredFiles.parse(read(input + ".in").lines().toList());

    String written = render(files, format);
    if (Boolean.getBoolean("goldens.write")) {
      Files.writeString(SOURCES.resolve(input + "." + format), written);
    }
    assertThat(written).isEqualTo(read(input + "." + format));
  }

  private static String render(List<ScoredFile> files, String format) throws IOException {
    List<Summary> summaries = files.stream().map(Summary::of).toList();
    return switch (format) {
      case "table" -> new SummaryTable(false).render(summaries);
      case "colours" -> new SummaryTable(true).render(summaries);
      case "md" -> new SummaryMarkdown().render(summaries);
      case "csv" -> new SummaryCsv().render(summaries);
      case "tex" -> new SummaryLatex().render(summaries);
      case "xml" -> JUnitXml.render(files.stream().map(JudgedFile::of).toList());
      case "json" -> new SummaryJson("1.2.3", ScoredFiles.contexts(files)).render(summaries);
      default -> {
        StringWriter out = new StringWriter();
        VerdictLines.write(files, ScoredFiles.contexts(files), out);
        yield out.toString();
      }
    };
  }

  private static String read(String name) throws IOException {
    try (InputStream in = GoldenTest.class.getResourceAsStream(name)) {
      assertThat(in).as(name).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

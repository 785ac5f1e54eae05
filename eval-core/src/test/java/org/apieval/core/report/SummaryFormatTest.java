package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What holds for every format, whatever a file is called. */
class SummaryFormatTest {

  private static final Pattern UNESCAPED_BAR = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*\\|");

  @Property
  void csvComesBackAsItWasWritten(@ForAll("names") String name) throws IOException {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", name, "Cx 2, H 1, U 1", 1));
    List<Map<String, String>> rows = readCsv(new SummaryCsv().render(List.of(summary, summary)));

    assertThat(rows).hasSize(2);
    Map<String, String> row = rows.get(1);
    assertThat(row.get("answers")).isIn(name, "'" + name);
    assertThat("=+-@\t\r").doesNotContain(row.get("answers").substring(0, 1));
    assertThat(row)
        .containsEntry("hub", "torchhub")
        .containsEntry("n", "3")
        .containsEntry("accuracy", "0.666667")
        .containsEntry("accuracy_count", "2")
        .containsEntry("unscored", "1")
        .containsEntry("unreadable_lines", "1")
        .containsEntry("no_call", "0")
        .containsEntry("unknown_function", "1");
  }

  @Property
  void jsonComesBackAsItWasWritten(@ForAll("names") String name) throws IOException {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", name, "C 2, H 1", 0));
    JsonNode hub =
        new ObjectMapper()
            .readTree(new SummaryJson("1").render(List.of(summary, summary)))
            .at("/hubs/0");

    assertThat(hub.at("/files/1/answers").textValue()).isEqualTo(name);
    assertThat(hub.at("/files/1/accuracy/numerator").intValue()).isEqualTo(2);
    assertThat(hub.at("/total/accuracy/numerator").intValue()).isEqualTo(4);
    assertThat(hub.at("/total/accuracy/denominator").intValue()).isEqualTo(6);
  }

  @Property
  void tableHasOneLineAFileAndNothingThatSteersATerminal(@ForAll("names") String name) {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", name, "C 2, H 1", 0));
    String table = new SummaryTable(false).render(List.of(summary, summary));

    assertThat(table.split("\n", -1)).hasSize(2 + 2 + 1);
    assertThat(table.codePoints().filter(Character::isISOControl)).containsOnly((int) '\n');
  }

  @Property
  void markdownRowsHaveTheCellsOfTheHeader(@ForAll("names") String name) {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", name, "C 2, H 1", 0));
    String[] lines = new SummaryMarkdown().render(List.of(summary)).split("\n", -1);

    assertThat(lines).hasSize(4);
    assertThat(UNESCAPED_BAR.matcher(lines[2]).results().count())
        .isEqualTo(UNESCAPED_BAR.matcher(lines[0]).results().count());
  }

  @Test
  void theTableOfThePublishedFilesFitsInto100Columns() {
    Summary longest =
        Summary.of(
            ScoredFiles.file(
                "tensorflowhub",
                "response_tensorflowhub_Gorilla_RT_gpt_index.jsonl",
                "Cxgd 400, W 85, H 200",
                0));
    String table = new SummaryTable(false).render(List.of(longest));

    assertThat(table.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void coloursChangeNothingButColours() {
    List<Summary> summaries =
        List.of(
            Summary.of(ScoredFiles.file("h", "a", "C 2, H 1, U 1", 1)),
            Summary.of(ScoredFiles.file("h", "b", "", 0)));
    String coloured = new SummaryTable(true).render(summaries);

    assertThat(coloured).contains("\u001b[");
    assertThat(coloured.replaceAll("\u001b\\[\\d+m", ""))
        .isEqualTo(new SummaryTable(false).render(summaries));
  }

  private static List<Map<String, String>> readCsv(String text) throws IOException {
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper()
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .readValues(text)) {
      return rows.readAll();
    }
  }

  @Provide
  Arbitrary<String> names() {
    Arbitrary<String> odd =
        Arbitraries.of(
                "=",
                "+1",
                "-",
                "@",
                "\t",
                "\r\n",
                "\"",
                ",",
                "|",
                "\\",
                "`",
                "\u001b[1m",
                "ü",
                "a",
                " ",
                "_")
            .list()
            .ofMinSize(1)
            .ofMaxSize(8)
            .map(parts -> String.join("", parts));
    return Arbitraries.oneOf(odd, Arbitraries.strings().ascii().ofMinLength(1).ofMaxLength(40));
  }
}

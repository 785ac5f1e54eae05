package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportCommandTest {

  @TempDir private static Path folder;

  private static String results;

  @BeforeAll
  static void scoreSamples() {
    results = folder.resolve("results").toString();
    assertThat(run("score", "--quiet", "--out", results).exitCode()).isZero();
  }

  @Test
  void aPageIsWrittenAndSaysWhere() throws IOException {
    Path page = folder.resolve("new/folder/page.html");

    Run report = run("report", results, "--out", page.toString(), "--title", "Mine & yours");

    assertThat(report.exitCode()).isZero();
    assertThat(report.out()).isEmpty();
    assertThat(report.err()).contains("wrote " + page);
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("Mine &amp; yours");
  }

  @ParameterizedTest
  @CsvSource({"a.md, markdown", "a.tex, latex", "a.XML, junit", "a.csv, csv", "a.txt, table"})
  void theNameOfTheFileSaysWhatToWrite(String name, String format) throws IOException {
    Path file = folder.resolve(name);

    assertThat(run("report", results, "--out", file.toString()).exitCode()).isZero();

    assertThat(Files.readString(file)).isEqualTo(run("report", results, "--format", format).out());
  }

  @Test
  void aNameThatSaysNothingIsRefusedUnlessTheFormatIsNamed() throws IOException {
    Path file = folder.resolve("a.pdf");

    Run report = run("report", results, "--out", file.toString());
    assertThat(report.exitCode()).isEqualTo(2);
    assertThat(report.err()).contains("a.pdf: its name does not say what to write");
    assertThat(file).doesNotExist();

    run("report", results, "--out", file.toString(), "--format", "html");
    assertThat(Files.readString(file)).startsWith("<!DOCTYPE html>");
  }

  @Test
  void theSameResultsGiveTheSamePage() throws IOException {
    run("report", results, "--out", folder.resolve("one.html").toString());
    run("report", results, "--out", folder.resolve("two.html").toString());

    assertThat(folder.resolve("one.html")).hasSameBinaryContentAs(folder.resolve("two.html"));
  }

  @Test
  void tablesAreThoseOfScoring() {
    for (String format : List.of("table", "json", "csv", "markdown", "latex", "junit")) {
      assertThat(run("report", results, "--format", format).out())
          .as(format)
          .isEqualTo(run("score", "--quiet", "--format", format).out());
    }
    assertThat(run("report", results).out()).isEqualTo(run("score", "--quiet").out());
  }

  @Test
  void aTableCanBeAFileAndRunsCanBeChosen() throws IOException {
    Path file = folder.resolve("table.csv");

    assertThat(
            run("report", results + "#good", "--format", "csv", "--out", file.toString())
                .exitCode())
        .isZero();

    assertThat(Files.readString(file).lines()).hasSize(1 + 3);
  }

  @Test
  void everyPictureIsWrittenTwice() throws Exception {
    Path figures = folder.resolve("figures");

    Run report = run("report", results, "--figures", figures.toString());

    assertThat(report.exitCode()).isZero();
    assertThat(report.out()).contains("accuracy");
    List<Path> written = files(figures);
    assertThat(written).hasSizeGreaterThanOrEqualTo(10);
    for (Path file : written) {
      byte[] bytes = Files.readAllBytes(file);
      if (file.toString().endsWith(".svg")) {
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(bytes));
        assertThat(new String(bytes, StandardCharsets.UTF_8)).contains("<text");
      } else {
        assertThat(ImageIO.read(new ByteArrayInputStream(bytes)).getWidth()).isGreaterThan(1000);
      }
    }
  }

  @Test
  void aNameCanNotLeaveTheFolderOfFigures() throws IOException {
    Path odd = Files.createDirectory(folder.resolve("odd"));
    Files.writeString(
        odd.resolve("verdicts.jsonl"),
        """
        {"answers":"a","line":0,"hub":"../../<x>","question_id":1,"scorer":"ast",\
        "verdict":"correct","reason":"so"}
        """);
    Path figures = folder.resolve("odd-figures");

    assertThat(run("report", odd.toString(), "--figures", figures.toString()).exitCode()).isZero();

    assertThat(files(figures))
        .extracting(file -> file.getFileName().toString())
        .contains("trade-off-x-.svg");
  }

  @Test
  void mistakesAreSaidInALine() {
    assertThat(run("report", results, "--format", "html").err())
        .contains("a page needs a file: --out report.html");
    assertThat(run("report", folder.resolve("none").toString()).err()).contains("no such file");
    assertThat(run("report").exitCode()).isEqualTo(2);
    assertThat(run("report", results, "--out", folder.toString()).exitCode()).isEqualTo(2);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}

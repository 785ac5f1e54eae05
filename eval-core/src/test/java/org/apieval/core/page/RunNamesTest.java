package org.apieval.core.page;

import static org.apieval.core.page.WrittenResults.line;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.results.Results;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunNamesTest {

  @TempDir private Path folder;

  @Test
  void publishedFilesAreNamedByModelAndRetriever() {
    assertThat(names("response_torchhub_Gorilla_FT_bm25.jsonl"))
        .containsExactly("Gorilla_FT + bm25");
    assertThat(names("response_torchhub_gpt-4_gpt_index.jsonl"))
        .containsExactly("gpt-4 + gpt_index");
    assertThat(names("response_torchhub_Claude_0_shot.jsonl")).containsExactly("Claude");
  }

  @Test
  void anyOtherFileIsNamedAsItIs() {
    assertThat(names("my answers.json")).containsExactly("my answers");
    assertThat(names("_bm25")).containsExactly("_bm25");
    assertThat(names("oracle")).containsExactly("oracle");
  }

  @Test
  void aRunIsNamedByItsSettings() throws IOException {
    Files.writeString(
        folder.resolve("settings.json"),
        "{\"hub\":\"torchhub\",\"model\":\"openai:m\",\"retriever\":\"hybrid\",\"prompt\":\"paper\"}");

    assertThat(names("a")).containsExactly("openai:m + hybrid");
  }

  @Test
  void theSameRunOnTwoHubsHasOneName() {
    Results results =
        WrittenResults.read(folder, line("one", "m_bm25", 0, ""), line("two", "m_bm25", 0, ""));

    assertThat(RunNames.of(results.files())).containsExactly("m + bm25", "m + bm25");
  }

  @Test
  void equalNamesOfAHubAreToldApartByScorerThenFolder() {
    Results scorers =
        WrittenResults.read(
            folder,
            line("h", "m_bm25", 0, ""),
            line("h", "m_bm25", 0, "").replace("\"ast\"", "\"official\""));
    assertThat(RunNames.of(scorers.files())).containsExactly("m + bm25", "m + bm25, official");

    WrittenResults.read(folder.resolve("x/before"), line("h", "m", 0, ""));
    WrittenResults.read(folder.resolve("x/after"), line("h", "m", 0, ""));
    Results folders = Results.read(folder.resolve("x").toString());
    assertThat(RunNames.of(folders.files())).containsExactly("m, after", "m, before");
  }

  @Test
  void retrieversStandInTheOrderOfThePaperTheOracleLast() {
    Results results =
        WrittenResults.read(
            folder,
            line("h", "m_oracle", 0, ""),
            line("h", "m_gpt_index", 0, ""),
            line("h", "m_bm25", 0, ""),
            line("h", "m_0_shot", 0, ""));

    assertThat(ReportedRun.of(results, org.apieval.core.results.PublishedFigures.read()))
        .extracting(ReportedRun::name)
        .containsExactly("m", "m + bm25", "m + gpt_index", "m + oracle (upper bound)");
  }

  private List<String> names(String answers) {
    return RunNames.of(WrittenResults.read(folder, line("torchhub", answers, 0, "")).files());
  }
}

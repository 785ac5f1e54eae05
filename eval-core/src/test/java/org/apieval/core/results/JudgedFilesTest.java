package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.EvalException;
import org.apieval.core.report.JudgedFile;
import org.apieval.core.report.ReportFiles;
import org.apieval.core.report.ScoredFiles;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.run.ScoredFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgedFilesTest {

  private static final List<ScoredFile> FILES =
      List.of(
          ScoredFiles.file("torchhub", "a.jsonl", "Cxgd 2, H+t 3, Wa 1, U 1", 2),
          ScoredFiles.file("torchhub!", "a.jsonl", "C 2, N 4, U 1", 2),
          ScoredFiles.file("other", "b.jsonl", "Cl 4", 0));

  @TempDir private Path folder;

  @Test
  void aFolderThatWasWrittenIsReadAsWhatWasScored() {
    new ReportFiles(folder).write("1", FILES, ScoredFiles.contexts(FILES));

    assertThat(read()).isEqualTo(FILES.stream().map(JudgedFile::of).toList());
  }

  @Test
  void withoutASummaryVerdictsAreCounted() throws IOException {
    new ReportFiles(folder).write("1", FILES, ScoredFiles.contexts(FILES));
    Files.delete(folder.resolve("summary.json"));

    List<JudgedFile> read = read();
    assertThat(read).hasSize(3);
    for (int index = 0; index < FILES.size(); index++) {
      Summary counted = read.get(index).summary();
      Summary written = Summary.of(FILES.get(index));
      assertThat(counted.rates()).isEqualTo(written.rates());
      assertThat(counted.kinds()).isEqualTo(written.kinds());
      assertThat(counted.labelled()).isEqualTo(written.labelled());
      assertThat(counted.unscored()).isEqualTo(written.unscored());
      assertThat(counted.unreadableLines()).isZero();
    }
  }

  @Test
  void aSummaryOfOtherVerdictsIsNotBelieved() throws IOException {
    new ReportFiles(folder).write("1", FILES, ScoredFiles.contexts(FILES));
    List<Summary> others = List.of(Summary.of(ScoredFiles.file("torchhub", "a.jsonl", "C 9", 0)));
    Files.writeString(folder.resolve("summary.json"), new SummaryJson("1").render(others));

    assertThat(read().get(0).summary().rates()).isEqualTo(Summary.of(FILES.get(0)).rates());
  }

  @Test
  void filesOfOneNameAreToldApartByTheirFolders() {
    new ReportFiles(folder.resolve("one")).write("1", FILES, ScoredFiles.contexts(FILES));
    new ReportFiles(folder.resolve("two")).write("1", FILES, ScoredFiles.contexts(FILES));

    assertThat(read())
        .extracting(file -> file.summary().answers())
        .contains("one/a.jsonl", "two/a.jsonl", "one/b.jsonl", "two/b.jsonl");
  }

  @Test
  void refusesAScorerThatNobodyKnows() throws IOException {
    Files.writeString(
        folder.resolve("verdicts.jsonl"),
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"scorer\":\"me\"}\n");

    assertThatThrownBy(this::read)
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("there is no scorer \"me\"; there is: ast, official");
  }

  private List<JudgedFile> read() {
    return JudgedFiles.of(Results.read(folder.toString()));
  }
}

package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.run.ScoredFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {

  private final List<ScoredFile> files = List.of(ScoredFiles.file("h", "f", "C 2, H\ud800 1", 0));

  private final Map<String, HubContext> contexts = ScoredFiles.contexts(files);

  @TempDir private Path folder;

  @Test
  void bothFilesAreWrittenAndNothingElseIsLeft() throws IOException {
    Path out = folder.resolve("deep/er");
    new ReportFiles(out).write("1", files, contexts);

    assertThat(names(out)).containsExactly("summary.json", "verdicts.jsonl");
    assertThat(out.resolve("summary.json"))
        .hasContent(new SummaryJson("1", contexts).render(List.of(Summary.of(files.get(0)))));
    assertThat(Files.readAllLines(out.resolve("verdicts.jsonl"))).hasSize(3);
  }

  @Test
  void aSecondRunReplacesThemByTheSameBytes() throws IOException {
    new ReportFiles(folder).write("1", files, contexts);
    byte[] first = Files.readAllBytes(folder.resolve("verdicts.jsonl"));
    Files.writeString(folder.resolve("verdicts.jsonl"), "old");
    new ReportFiles(folder).write("1", files, contexts);

    assertThat(folder.resolve("verdicts.jsonl")).hasBinaryContent(first);
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertUserError(file, "cannot write " + file + ": it is not a folder");
    assertUserError(file.resolve("below"), "cannot write " + file.resolve("below"));
  }

  @Test
  void aFileThatCannotBeReplacedIsNamedAndNoDraftIsLeft() throws IOException {
    Path inTheWay = Files.createDirectories(folder.resolve("verdicts.jsonl/full"));

    assertUserError(folder, "cannot write " + inTheWay.getParent());
    assertThat(names(folder)).containsExactly("summary.json", "verdicts.jsonl");
  }

  private void assertUserError(Path out, String message) {
    assertThatThrownBy(() -> new ReportFiles(out).write("1", files, contexts))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageStartingWith(message);
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}

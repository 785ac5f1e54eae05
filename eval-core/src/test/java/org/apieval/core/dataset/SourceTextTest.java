package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.api.data.Answer;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From bytes to text: encodings, line numbers, and files that cannot be read at all. */
class SourceTextTest {

  @TempDir private Path folder;

  @Test
  void lineNumbersStayRightBehindBytesThatAreNotUtf8() {
    byte[] cutCharacter = {(byte) 0xe2, (byte) 0x82};
    AnswerFile read =
        answers(
            "", line("a"), "{\"question_id\": 2, \"text\": \"", cutCharacter, "\"}\n", line("b"));

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 1, 2);
    assertThat(read.answers().get(1).text()).contains("\ufffd");
    assertThat(read.problems()).extracting(DataProblem::line).containsExactly(1);
    assertThat(read.problems().get(0).message()).contains("not UTF-8");
  }

  @Test
  void aLeadByteBeforeTheLineEndDoesNotSwallowIt() {
    AnswerFile read = answers(line("a"), new byte[] {(byte) 0xe2}, "\n", line("b"));

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 2);
    assertThat(read.problems()).extracting(DataProblem::line).containsExactly(1, 1);
  }

  @Test
  void theReplacementCharacterItselfIsNoProblem() {
    assertThat(answers(line("\ufffd")).problems()).isEmpty();
  }

  @Test
  void loneSurrogatesInJsonSurvive() {
    assertThat(answers(line("\\ud800x\\udc00")).answers().get(0).text()).contains("\ud800x\udc00");
  }

  @Test
  void marksLineEndsAndWhiteSpaceAroundRowsDoNotMatter() {
    AnswerFile read =
        answers(
            "\ufeff" + line("a").replace("\n", " \r\n"),
            "\r\n",
            " \t",
            line("b"),
            "\ufeff",
            line("c"));

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 2, 3);
    assertThat(read.answers())
        .extracting(answer -> answer.text().orElseThrow())
        .containsExactly("a", "b", "c");
    assertThat(read.problems()).isEmpty();
  }

  @Test
  void utf16WithAMarkIsRead() {
    byte[] bytes = ("\ufeff" + line("ü")).getBytes(StandardCharsets.UTF_16LE);

    assertThat(AnswerReader.read("f", SourceText.decode("f", bytes)).answers().get(0).text())
        .contains("ü");
  }

  @Test
  void veryLongLinesAndNamesAreRead() {
    String text = "x".repeat(21_000_000); // beyond the library's default limit of 20 million
    String name = "n".repeat(100_000);
    AnswerFile read =
        answers("{\"" + name + "\": 1, \"question_id\": 1, \"text\": \"" + text + "\"}");

    assertThat(read.answers().get(0).text().orElseThrow()).hasSize(text.length());
  }

  @Test
  void deepNestingIsAProblemOfItsLine() {
    String deep = "{\"question_id\":1,\"text\":\"\",\"x\":" + "[".repeat(100_000) + "\n";
    AnswerFile read = answers(deep, line("b"));

    assertThat(read.answers()).extracting(Answer::line).containsExactly(1);
    assertThat(read.problems().get(0).message()).contains("nesting depth").contains("1000");
  }

  @Test
  void aMissingFileIsNamedTogetherWithASimilarOne() throws IOException {
    Files.writeString(folder.resolve("answers.jsonl"), "x");

    assertUserError(
        folder.resolve("answer.jsonl"), "no such file: ", "did you mean answers.jsonl?");
    assertUserError(folder.resolve("zzz"), "no such file: " + folder.resolve("zzz"));
    assertUserError(folder.resolve("no/where.jsonl"), "there is no folder " + folder.resolve("no"));
  }

  @Test
  void directoriesAndEmptyFilesAreRefused() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.jsonl"), "");
    Path blank = Files.writeString(folder.resolve("blank.jsonl"), "\ufeff \n\r\n\t\n");

    assertUserError(folder, folder + " is a directory");
    assertUserError(empty, empty + " is empty");
    assertUserError(blank, blank + " is empty");
  }

  @Test
  void otherFailuresAreRefusedToo() {
    // A file that is used as a folder fails with neither of the usual exceptions.
    assertThatThrownBy(() -> SourceText.read(Files.createFile(folder.resolve("f")).resolve("x")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining(folder.resolve("f").toString());
  }

  private static void assertUserError(Path file, String... parts) {
    assertThatThrownBy(() -> AnswerReader.read("f", SourceText.read(file)))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .message()
        .contains(List.of(parts));
  }

  private static String line(String text) {
    return "{\"question_id\": 1, \"text\": \"" + text + "\"}\n";
  }

  private static AnswerFile answers(Object... parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (Object part : parts) {
      bytes.writeBytes(
          part instanceof byte[] raw ? raw : part.toString().getBytes(StandardCharsets.UTF_8));
    }
    return AnswerReader.read("f", SourceText.decode("f", bytes.toByteArray()));
  }
}

package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataSourceTest {

  @TempDir private Path folder;

  @Test
  void promptsKeepTheirLinesAndBrokenOnesAreProblems() throws IOException {
    DataFile<Prompt> prompts =
        source(
                """
                {"question_id": 1, "text": "Find a cat."}

                {"question_id": 2, "text": " "}
                {"question_id": "q", "text": "Find a dog."}
                """)
            .prompts();

    assertThat(prompts.items())
        .containsExactly(new Prompt(0, "1", "Find a cat."), new Prompt(3, "q", "Find a dog."));
    assertThat(prompts.problems())
        .extracting(DataProblem::line, DataProblem::message)
        .containsExactly(tuple(2, "field \"text\" is blank"));
    assertThat(prompts.unusable()).isEmpty();
  }

  @Test
  void questionsKnowTheirLines() throws IOException {
    DataFile<QuestionLine> questions =
        source(
                """
                5
                {"question_id": "a", "text": "T", "domain": "D", "api_call": "f()"}
                """)
            .questions();

    assertThat(questions.items()).extracting(QuestionLine::line).containsExactly(1);
    assertThat(questions.items().get(0).question().id()).isEqualTo("a");
    assertThat(questions.problems()).hasSize(1);
  }

  @Test
  void aFileWithoutAUsableRowSaysWhyInPlaceOfItsRows() throws IOException {
    assertThat(source(" \n").catalogue().unusable()).contains("is empty");

    DataFile<?> wrong = source("{\"question_id\": 1, \"text\": \"T\"}\n5\n").catalogue();
    assertThat(wrong.items()).isEmpty();
    assertThat(wrong.problems()).isEmpty();
    assertThat(wrong.unusable().orElseThrow())
        .contains("no row that a catalogue may have", "line 1", "looks like a file of answers");
  }

  @Test
  void undecodableBytesAreSaidBesideTheRows() throws IOException {
    Path file = folder.resolve("latin1");
    String text = "5\n{\"\u00e4\": 1}\n{\"question_id\": 1, \"text\": null}\n";
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);

    DataFile<?> read = DataSource.of(file).answers();

    assertThat(read.name()).isEqualTo(file.toString());
    assertThat(read.undecodableLine()).hasValue(1);
    assertThat(read.items()).hasSize(1);
    assertThat(read.problems()).extracting(DataProblem::line).isEqualTo(List.of(0, 1));
  }

  @Test
  void aMissingFileIsTheUsersError() {
    assertThatThrownBy(() -> DataSource.of(folder.resolve("none")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("no such file");
  }

  private DataSource source(String text) throws IOException {
    return DataSource.of(Files.writeString(folder.resolve("file"), text));
  }
}

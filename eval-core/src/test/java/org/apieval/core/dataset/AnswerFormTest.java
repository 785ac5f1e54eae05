package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.api.data.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerFormTest {

  @TempDir private Path folder;

  @Test
  void fieldsAreFoundWhereverTheUserSaysTheyAre() throws IOException {
    AnswerForm form = AnswerForm.fields("meta.id", "outputs.1.text");

    assertThat(
            read(form, "{\"meta\": {\"id\": 7}, \"outputs\": [{}, {\"text\": \"f()\"}]}").items())
        .containsExactly(new Answer(0, "7", Optional.of("f()")));
    assertThat(
            read(form, "{\"meta\": {\"id\": \"a\"}, \"outputs\": [{}, {\"text\": null}]}").items())
        .containsExactly(new Answer(0, "a", Optional.empty()));
    assertThat(read(AnswerForm.fields("a.b", "c"), "{\"a.b\": 1, \"c\": \"x\"}").items())
        .as("a name with a dot in it")
        .containsExactly(new Answer(0, "1", Optional.of("x")));
  }

  @Test
  void aRowWithoutThemIsAProblemThatNamesThePath() throws IOException {
    DataFile<Answer> file =
        read(
            AnswerForm.fields("meta.id", "text"),
            "{\"meta\": {}, \"text\": \"x\"}\n{\"meta\": {\"id\": 1}, \"text\": 3}\n"
                + "{\"meta\": {\"id\": 2}, \"text\": \"good\"}");

    assertThat(file.items()).hasSize(1);
    assertThat(file.problems())
        .extracting(DataProblem::message)
        .containsExactly(
            "field \"meta.id\" is missing",
            "field \"text\" must be a string or null, not the number 3");
  }

  @Test
  void resultsOfABatchAreRead() throws IOException {
    String good =
        "{\"id\": \"b\", \"custom_id\": \"57#1\", \"response\": {\"status_code\": 200, \"body\":"
            + " {\"choices\": [{\"message\": {\"content\": \"f()\"}}]}}, \"error\": null}\n";
    String failed =
        "{\"custom_id\": \"58\", \"response\": {\"status_code\": 500, \"body\": {}}, \"error\":"
            + " {\"message\": \"no\"}}\n";
    String refused =
        "{\"custom_id\": \"59\", \"response\": {\"body\": {\"choices\": [{\"message\": {\"content\":"
            + " null, \"refusal\": \"I can't.\"}}]}}}\n";

    assertThat(read(AnswerForm.openAiBatch(), good + failed + refused).items())
        .containsExactly(
            new Answer(0, "57", Optional.of("f()")),
            new Answer(1, "58", Optional.empty()),
            new Answer(2, "59", Optional.of("I can't.")));
  }

  @Test
  void samplesOfTheHarnessAreRead() throws IOException {
    assertThat(
            read(
                    AnswerForm.lmEvaluationHarness(),
                    "{\"doc_id\": 0, \"doc\": {}, \"resps\": [[\"f()\"]], \"filtered_resps\": [\"g()\"]}\n"
                        + "{\"doc_id\": 4, \"doc\": {\"question_id\": 9}, \"resps\": [[\"f()\"]]}\n"
                        + "{\"doc_id\": 5, \"resps\": []}\n")
                .items())
        .containsExactly(
            new Answer(0, "1", Optional.of("g()")), new Answer(1, "9", Optional.of("f()")));
  }

  @Property(tries = 300)
  void noRowAndNoPathBreaksReading(@ForAll String id, @ForAll String text, @ForAll String value)
      throws IOException {
    Path file = Files.createTempFile("row", ".jsonl");
    Files.writeString(file, "{\"a\": [" + value + "]}\n{\"a\": {\"b\": [1, \"x\"]}}\n");
    for (AnswerForm form :
        new AnswerForm[] {
          AnswerForm.fields(id, text), AnswerForm.openAiBatch(), AnswerForm.lmEvaluationHarness()
        }) {
      assertThat(DataSource.of(file).answers(form)).isNotNull();
    }
    Files.delete(file);
  }

  private DataFile<Answer> read(AnswerForm form, String rows) throws IOException {
    return DataSource.of(Files.writeString(folder.resolve("rows.jsonl"), rows)).answers(form);
  }
}

package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.report.GivenDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PromptDocumentsTest {

  private static final ApiRecord CAT = Catalogues.row(0, "Cats", "zoo.load('cat')", "A cat.");

  @TempDir private Path folder;

  @Test
  void thePromptBesideAnAnswerIsItsOwn() {
    AnswerFile file = file("a.jsonl", Map.of(0, prompt("own"), 2, "no document"));

    PromptDocuments documents = documents(file, prompt("question"), Optional.empty());

    assertThat(texts(documents, file, 0)).containsExactly("own");
    assertThat(texts(documents, file, 1)).containsExactly("question");
    assertThat(texts(documents, file, 2)).isEmpty();
  }

  @Test
  void aPublishedAnswerFileBelongsToThePromptsThatAreNamedAlike() throws IOException {
    GorillaCheckout checkout = checkout("questions_zoo_bm25.jsonl", "questions_zoo_0_shot.jsonl");

    for (String name : List.of("response_zoo_M_bm25.jsonl", "zoo/response_zoo_M_bm25.jsonl")) {
      AnswerFile file = file(name, Map.of(1, prompt("own")));
      PromptDocuments documents = documents(file, "?", Optional.of(checkout));
      assertThat(texts(documents, file, 0)).containsExactly("published questions_zoo_bm25.jsonl");
      assertThat(texts(documents, file, 1)).containsExactly("own");
    }
    for (String name : List.of("my_bm25.jsonl", "response_zoo_M_oracle.jsonl")) {
      AnswerFile file = file(name, Map.of());
      assertThat(texts(documents(file, "?", Optional.of(checkout)), file, 0)).isEmpty();
    }
  }

  @Test
  void theLongestNameThatFitsIsThePromptFile() throws IOException {
    GorillaCheckout checkout =
        checkout("questions_zoo_index.jsonl", "questions_zoo_gpt_index.jsonl");
    AnswerFile file = file("response_zoo_M_gpt_index.jsonl", Map.of());

    assertThat(texts(documents(file, "?", Optional.of(checkout)), file, 0))
        .containsExactly("published questions_zoo_gpt_index.jsonl");
  }

  @Test
  void brokenPromptsAndUnknownQuestionsHaveNone() throws IOException {
    GorillaCheckout checkout = checkout("questions_zoo_bm25.jsonl");
    Files.writeString(
        folder.resolve("gorilla/eval/eval-data/questions/zoo/questions_zoo_bm25.jsonl"), "{\n5\n");
    AnswerFile file = file("response_zoo_M_bm25.jsonl", Map.of());
    PromptDocuments documents = documents(file, "?", Optional.of(checkout));

    assertThat(texts(documents, file, 0)).isEmpty();
    assertThat(documents.of(file, new Answer(0, "none", Optional.empty()))).isEmpty();
  }

  private GorillaCheckout checkout(String... prompts) throws IOException {
    Files.createDirectories(folder.resolve("data/api"));
    Path questions =
        Files.createDirectories(folder.resolve("gorilla/eval/eval-data/questions/zoo"));
    for (String name : prompts) {
      Files.writeString(
          questions.resolve(name),
          "{\"question_id\": 7, \"text\": \"%s\"}\n"
              .formatted(prompt("published " + name).replace("\n", "\\n")));
    }
    return GorillaCheckout.at(folder);
  }

  private static PromptDocuments documents(
      AnswerFile file, String question, Optional<GorillaCheckout> checkout) {
    Question asked = Catalogues.question(question, "Cats", CAT.apiCall());
    Benchmark benchmark =
        new Benchmark(
            Catalogues.zoo(), List.of(CAT), Map.of(asked.id(), asked), List.of(file), List.of());
    return new PromptDocuments(benchmark, checkout);
  }

  private static List<String> texts(PromptDocuments documents, AnswerFile file, int line) {
    return documents.of(file, new Answer(line, "7", Optional.of("!"))).stream()
        .map(GivenDocument::text)
        .toList();
  }

  private static AnswerFile file(String name, Map<Integer, String> prompts) {
    return new AnswerFile(name, List.of(), List.of(), prompts);
  }

  private static String prompt(String document) {
    return DocumentPrompt.of("Find a cat.", document);
  }
}

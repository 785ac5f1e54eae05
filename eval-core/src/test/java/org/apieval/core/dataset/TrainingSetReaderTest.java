package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingSetReaderTest {

  private static final FakeHub HUB = new FakeHub("zoo");

  private static final String PUBLISHED =
      """
      {"code": "{'Instruction': Show a cat., 'Output': {'api_call': 'm = load()'}}", \
      "api_call": "load('cat')", "api_data": {"domain": "Zoo", "api_call": "load('cat')", "n": 1}}
      """;

  @TempDir private Path folder;

  private final TrainingSetReader reader = new TrainingSetReader();

  @Test
  void publishedRowsBringAnswerAndDocument() throws IOException {
    TrainingSet set = reader.fromFiles(HUB, file(PUBLISHED + PUBLISHED), Optional.empty());

    TrainingPair pair = set.pairs().get(1);
    assertThat(pair.question().text()).isEqualTo("Show a cat.");
    assertThat(pair.question().id()).isEqualTo("2");
    assertThat(pair.answer()).contains("{'api_call': 'm = load()'}");
    assertThat(pair.document().map(ApiRecord::fields).orElseThrow())
        .containsOnlyKeys("domain", "api_call", "n");
    assertThat(set.catalogue()).as("each document once").hasSize(1);
    assertThat(set.problems()).isEmpty();
  }

  @Test
  void aCatalogueStandsInThePlaceOfTheDocuments() throws IOException {
    Path catalogue =
        Files.writeString(
            folder.resolve("apis.jsonl"), "{\"domain\": \"Zoo\", \"api_call\": \"load('dog')\"}\n");

    TrainingSet set = reader.fromFiles(HUB, file(PUBLISHED), Optional.of(catalogue));

    assertThat(set.catalogue()).extracting(ApiRecord::apiCall).containsExactly("load('dog')");
    assertThat(set.pairs()).allMatch(pair -> pair.document().isEmpty());
  }

  @Test
  void ownQuestionsBringNeither() throws IOException {
    TrainingSet set =
        reader.fromFiles(
            HUB,
            file("{\"text\": \"Show a cat.\", \"domain\": \"Zoo\", \"api_call\": \"load('c')\"}"),
            Optional.empty());

    assertThat(set.pairs().get(0).answer()).isEmpty();
    assertThat(set.pairs().get(0).document()).isEmpty();
    assertThat(set.catalogue()).isEmpty();
  }

  @Test
  void brokenLinesAreNamedWithTheirField() throws IOException {
    Path file =
        file(
            PUBLISHED
                + """
                {"code": "x", "api_call": "load()", "api_data": 7}
                {"code": 7, "api_call": "load()", "api_data": {"domain": "Zoo"}}
                {"code": "x", "api_call": "load()", "api_data": {"domain": "Zoo", "api_call": 3}}
                nothing
                """);

    TrainingSet set = reader.fromFiles(HUB, file, Optional.empty());

    assertThat(set.pairs()).hasSize(2);
    assertThat(set.pairs().get(1).document()).as("a call that is no text").isEmpty();
    assertThat(set.problems())
        .extracting(DataProblem::toString)
        .satisfiesExactly(
            one ->
                assertThat(one)
                    .isEqualTo(
                        file + ":2: field \"api_data\" must be an object, not" + " the number 7"),
            two -> assertThat(two).startsWith(file + ":3: field \"code\" must be a string"),
            three -> assertThat(three).startsWith(file + ":5: broken JSON"));
  }

  @Test
  void aCheckoutWithoutTrainingDataIsTold() throws IOException {
    Files.createDirectories(folder.resolve("data/api"));

    assertThatThrownBy(() -> reader.fromGorilla(HUB, folder))
        .isInstanceOf(EvalException.class)
        .hasMessage(
            "no training data for zoo: there is no data/apibench/zoo_train.json in the checkout");
  }

  private Path file(String text) throws IOException {
    return Files.write(folder.resolve("train.json"), List.of(text.stripTrailing()));
  }
}

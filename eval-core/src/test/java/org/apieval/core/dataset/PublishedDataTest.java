package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published files are read in full: nothing of them is reported as broken. */
class PublishedDataTest {

  private final BenchmarkReader reader = new BenchmarkReader();

  @ParameterizedTest
  @CsvSource({
    "torchhub, 94, 186, 5, 930",
    "tensorflowhub, 696, 688, 4, 2740",
    "huggingface, 936, 911, 4, 3616"
  })
  void readsEveryRowOfAHub(String hub, int apis, int questions, int files, int answers) {
    Benchmark benchmark = reader.fromGorilla(new FakeHub(hub), RealData.gorilla(), List.of());

    assertThat(benchmark.catalogue()).hasSize(apis);
    assertThat(benchmark.questions()).hasSize(questions);
    assertThat(benchmark.answers()).hasSize(files);
    assertThat(benchmark.answers().stream().mapToInt(file -> file.answers().size()).sum())
        .isEqualTo(answers);
    assertThat(benchmark.problems()).isEmpty();
    assertThat(benchmark.answers()).allSatisfy(file -> assertThat(file.problems()).isEmpty());
  }

  @Test
  void everyAnswerHasItsQuestion() {
    for (String hub : List.of("torchhub", "tensorflowhub", "huggingface")) {
      Benchmark benchmark = reader.fromGorilla(new FakeHub(hub), RealData.gorilla(), List.of());
      assertThat(benchmark.answers())
          .allSatisfy(
              file ->
                  assertThat(file.answers())
                      .allMatch(answer -> benchmark.questions().containsKey(answer.questionId())));
    }
  }

  @Test
  void takesTheRequestOutOfEveryQuestion() {
    for (String hub : List.of("torchhub", "tensorflowhub", "huggingface")) {
      Benchmark benchmark = reader.fromGorilla(new FakeHub(hub), RealData.gorilla(), List.of());
      assertThat(benchmark.questions().values())
          .allSatisfy(
              question ->
                  assertThat(question.text())
                      .isNotBlank()
                      .doesNotContain("###Output", "<<<api_call>>>", "'api_call'"));
    }
  }

  @Test
  void readsTheTrainingQuestionsOfTorchHubToo() {
    RowFile<?> questions =
        QuestionReader.read(
            SourceText.read(RealData.gorilla().resolve("data/apibench/torchhub_train.json")));

    assertThat(questions.items()).hasSize(837);
    assertThat(questions.problems()).isEmpty();
    assertThat(questions.items())
        .allSatisfy(item -> assertThat(item.toString()).doesNotContain("'Output'"));
  }

  @ParameterizedTest
  @CsvSource({"torchhub, 186", "tensorflowhub, 685", "huggingface, 904"})
  void readsEveryPromptOfAHub(String hub, int prompts) {
    List<Path> files = GorillaCheckout.at(RealData.gorilla()).prompts(hub);

    assertThat(files).hasSize(4);
    assertThat(files)
        .map(file -> DataSource.of(file).prompts())
        .allSatisfy(file -> assertThat(file.items()).hasSize(prompts))
        .allSatisfy(file -> assertThat(file.problems()).isEmpty());
  }

  @Test
  void findsTheTrainingQuestionsOfTheHubsThatHaveSome() {
    GorillaCheckout checkout = GorillaCheckout.at(RealData.gorilla());

    assertThat(checkout.training("torchhub").orElseThrow()).hasFileName("torchhub_train.json");
    assertThat(checkout.training("nosuchhub")).isEmpty();
    assertThat(checkout.prompts("nosuchhub")).isEmpty();
    assertThat(checkout.answersIfAny("nosuchhub")).isEmpty();
  }

  @Test
  void findsTheHubsOfTheCheckout() {
    GorillaCheckout checkout = GorillaCheckout.at(RealData.gorilla());

    assertThat(checkout.hubs(List.of("huggingface", "nosuchhub", "torchhub")))
        .containsExactly("huggingface", "torchhub");
  }
}

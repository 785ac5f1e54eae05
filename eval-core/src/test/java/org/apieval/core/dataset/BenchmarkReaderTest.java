package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.api.hub.HubSample;
import org.apieval.core.EvalException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the files of a benchmark are found, and what is said when they are not. */
class BenchmarkReaderTest {

  private static final String API = "{\"domain\": \"D\", \"api_call\": \"f()\"}\n";
  private static final String QUESTION =
      "{\"text\": \"T\", \"domain\": \"D\", \"api_call\": \"f()\"}\n";
  private static final String ANSWER = "{\"question_id\": 1, \"text\": \"T\"}\n";
  private static final String RESPONSES = "gorilla/eval/eval-data/responses/";

  private final BenchmarkReader reader = new BenchmarkReader();
  private final FakeHub hub = new FakeHub("demohub");

  @TempDir private Path root;

  @BeforeEach
  void layOutACheckout() throws IOException {
    write("data/api/demohub_api.jsonl", API);
    write("data/api/otherhub_api.jsonl", API);
    write("data/apibench/demo_eval.json", QUESTION);
    write(RESPONSES + "demohub/b.jsonl", ANSWER);
    write(RESPONSES + "demohub/a.jsonl", ANSWER);
    write(RESPONSES + "demohub/notes.txt", "no answers");
  }

  @Test
  void aCheckoutIsReadWithAllItsAnswersSortedByName() {
    Benchmark benchmark = reader.fromGorilla(hub, root, List.of());

    assertThat(benchmark.hub()).isSameAs(hub);
    assertThat(benchmark.catalogue()).hasSize(1);
    assertThat(benchmark.questions().keySet()).containsExactly("1");
    assertThat(benchmark.answers())
        .extracting(AnswerFile::name)
        .containsExactly("a.jsonl", "b.jsonl");
  }

  @Test
  void theFullNameOfTheHubGoesBeforeTheShortOne() throws IOException {
    write("data/apibench/demohub_eval.json", QUESTION + QUESTION);

    assertThat(reader.fromGorilla(hub, root, List.of()).questions()).hasSize(2);
  }

  @Test
  void answersMayLieElsewhereOrBeNamedByTheirFileInTheCheckout() throws IOException {
    Path mine = write("mine.jsonl", ANSWER + ANSWER);

    Benchmark benchmark = reader.fromGorilla(hub, root, List.of(mine, Path.of("a.jsonl")));

    assertThat(benchmark.answers())
        .extracting(AnswerFile::name)
        .containsExactly("mine.jsonl", "a.jsonl");
    assertThat(benchmark.answers().get(0).answers()).hasSize(2);
  }

  @Test
  void whatACheckoutLacksIsNamed() throws IOException {
    assertUserError(() -> GorillaCheckout.at(root.resolve("nowhere")), "no such folder");
    assertUserError(() -> GorillaCheckout.at(write("file", "x")), "is not a folder");
    assertUserError(
        () -> GorillaCheckout.at(Files.createDirectory(root.resolve("empty"))),
        "is not a Gorilla checkout: it has no data/api/<hub>_api.jsonl; did you mean " + root);
    assertUserError(
        () -> reader.fromGorilla(new FakeHub("nohub"), root, List.of()),
        "no catalogue for nohub: there is no " + root.resolve("data/api/nohub_api.jsonl"),
        "only those of demohub, otherhub");
    assertUserError(
        () -> reader.fromGorilla(new FakeHub("otherhub"), root, List.of()),
        "no questions for otherhub",
        "otherhub_eval.json");
    write("data/apibench/other_eval.json", QUESTION);
    assertUserError(
        () -> reader.fromGorilla(new FakeHub("otherhub"), root, List.of()),
        "no answers for otherhub: there is no ",
        "responses/otherhub/*.jsonl");
  }

  @Test
  void aMissingAnswerFileIsNamedAsGiven() {
    assertUserError(
        () -> reader.fromGorilla(hub, root, List.of(Path.of("nosuch.jsonl"))),
        "no such file: nosuch.jsonl");
  }

  @Test
  void theHubOfAnAnswerFileIsSeenFromItsFolder() throws IOException {
    GorillaCheckout checkout = GorillaCheckout.at(root);
    List<String> ids = List.of("demohub", "otherhub");
    write(RESPONSES + "otherhub/b.jsonl", ANSWER);

    assertThat(checkout.hubOfAnswers(Path.of("a.jsonl"), ids)).contains("demohub");
    assertThat(checkout.hubOfAnswers(root.resolve(RESPONSES + "otherhub/b.jsonl"), ids))
        .contains("otherhub");
    assertThat(checkout.hubOfAnswers(Path.of("b.jsonl"), ids)).isEmpty();
    assertThat(checkout.hubOfAnswers(write("mine.jsonl", ANSWER), ids)).isEmpty();
  }

  @Test
  void problemsOfCatalogueAndQuestionsAreKeptWithTheirFiles() throws IOException {
    Path catalogue = write("c.jsonl", API + "x\n");
    Path questions = write("q.jsonl", "{}\n" + QUESTION);

    Benchmark benchmark = reader.fromFiles(hub, catalogue, questions, List.of());

    assertThat(benchmark.problems())
        .extracting(DataProblem::file)
        .containsExactly(catalogue.toString(), questions.toString());
    assertThat(benchmark.questions().keySet()).containsExactly("2");
    assertThat(benchmark.answers()).isEmpty();
  }

  @Test
  void theSampleOfAHubIsReadFromItsResources() throws IOException {
    HubSample sample =
        new HubSample(
            url("data/api/demohub_api.jsonl"),
            url("data/apibench/demo_eval.json"),
            List.of(url(RESPONSES + "demohub/a.jsonl")));

    Benchmark benchmark = reader.fromSample(new FakeHub("demohub", () -> Optional.of(sample)));

    assertThat(benchmark.catalogue()).hasSize(1);
    assertThat(benchmark.questions()).hasSize(1);
    assertThat(benchmark.answers()).extracting(AnswerFile::name).containsExactly("a.jsonl");
  }

  @Test
  void aHubWithoutASampleOrWithABrokenOneIsNamed() throws IOException {
    assertUserError(() -> reader.fromSample(hub), "hub demohub has no sample");
    HubSample gone = new HubSample(url("gone"), url("gone"), List.of());
    assertProviderError(new FakeHub("broken", () -> Optional.of(gone)), "gone");
    assertProviderError(
        new FakeHub(
            "broken",
            () -> {
              throw new IllegalArgumentException("no sample/x");
            }),
        "hub broken fails to name its sample: no sample/x");
  }

  private void assertProviderError(FakeHub broken, String message) {
    assertThatThrownBy(() -> reader.fromSample(broken))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.PROVIDER))
        .hasMessageContaining(message);
  }

  private static void assertUserError(ThrowingCallable call, String... parts) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .message()
        .contains(List.of(parts));
  }

  private URL url(String file) throws MalformedURLException {
    return root.resolve(file).toUri().toURL();
  }

  private Path write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }
}

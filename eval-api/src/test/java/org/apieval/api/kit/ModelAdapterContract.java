package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Message;
import org.apieval.api.model.ModelRequest.Role;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The laws of {@link ModelAdapter} and its factory. A backend's test extends this class and gives
 * it a model whose answers are known, on a server of its own where it needs one.
 */
@Timeout(60)
public abstract class ModelAdapterContract {

  private static final int THREADS = 16;
  private static final int QUESTIONS_A_THREAD = 8;

  /** The factory under test, as the search for services makes it or nearly so. */
  protected abstract ModelAdapter.Factory factory();

  /** A model that answers. */
  protected abstract String model();

  /** Settings with which it does. */
  protected abstract Map<String, String> settings();

  /** What the model answers to a question, which is a word of letters and digits. */
  protected abstract String answerTo(String question);

  /** A request with one question. */
  protected static ModelRequest request(String question) {
    return new ModelRequest(List.of(new Message(Role.USER, question)), Sampling.defaults());
  }

  @Test
  void idIsALowerCaseWord() {
    assertThat(factory().id()).isNotBlank().isEqualTo(factory().id().toLowerCase(Locale.ROOT));
    assertThat(factory().id()).doesNotContainAnyWhitespaces().doesNotContain(":", ",");
  }

  @Test
  void settingThatThereIsNotIsRefusedByName() {
    Map<String, String> settings = new HashMap<>(settings());
    settings.put("no-such-setting", "1");

    assertThatThrownBy(() -> factory().create(model(), settings))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no-such-setting");
  }

  @Test
  void settingsAreReadAndNotChanged() {
    factory().create(model(), Map.copyOf(settings())).close();
  }

  @Test
  void adaptersOfOneFactoryAreEachOnTheirOwn() throws Exception {
    ModelAdapter.Factory factory = factory();
    factory.create(model(), settings()).close();
    try (ModelAdapter adapter = factory.create(model(), settings())) {
      assertThat(adapter.ask(request("first")).text()).isEqualTo(answerTo("first"));
    }
  }

  @Test
  void nothingOfAResponseIsNull() throws Exception {
    try (ModelAdapter adapter = factory().create(model(), settings())) {
      ModelResponse response = adapter.ask(request("whole"));

      assertThat(response).hasNoNullFieldsOrProperties();
      assertThat(response.latency()).isGreaterThanOrEqualTo(Duration.ZERO);
      assertThat(response.inputTokens().orElse(0)).isNotNegative();
      assertThat(response.outputTokens().orElse(0)).isNotNegative();
    }
  }

  @Test
  void eachOfManyThreadsGetsTheAnswersToItsOwnQuestions() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (ModelAdapter adapter = factory().create(model(), settings())) {
      CountDownLatch together = new CountDownLatch(THREADS);
      List<Future<?>> all =
          IntStream.range(0, THREADS)
              .<Future<?>>mapToObj(
                  thread -> threads.submit(() -> askMuch(adapter, thread, together)))
              .toList();
      for (Future<?> one : all) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
      threads.awaitTermination(10, TimeUnit.SECONDS);
    }
  }

  private @Nullable Void askMuch(ModelAdapter adapter, int thread, CountDownLatch together)
      throws Exception {
    together.countDown();
    together.await();
    for (int number = 0; number < QUESTIONS_A_THREAD; number++) {
      String question = "q" + thread + "x" + number;
      assertThat(adapter.ask(request(question)).text()).isEqualTo(answerTo(question));
    }
    return null;
  }
}

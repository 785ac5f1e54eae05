package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(30)
class AskerTest {

  private static final AskLimits QUICK =
      new AskLimits(
          4,
          OptionalInt.empty(),
          OptionalInt.empty(),
          4,
          Duration.ofMillis(2),
          Duration.ofMillis(50));

  private final List<Asked> asked = Collections.synchronizedList(new ArrayList<>());
  private final List<Failed> failed = Collections.synchronizedList(new ArrayList<>());

  @Test
  void everyItemGetsItsAnswer() {
    ask(100, item -> answer("to " + item.key().questionId()), QUICK);

    assertThat(asked).hasSize(100).allMatch(one -> one.response().text().startsWith("to "));
    assertThat(asked).extracting(Asked::key).doesNotHaveDuplicates();
    assertThat(failed).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"RATE_LIMITED", "TIMEOUT", "UNAVAILABLE", "UNREADABLE"})
  void aPassingFailureIsAskedAgain(Kind kind) {
    AtomicInteger requests = new AtomicInteger();
    ask(
        1,
        item -> {
          if (requests.incrementAndGet() < 4) {
            throw failure(kind, Optional.empty());
          }
          return answer("at last");
        },
        QUICK);

    assertThat(asked).singleElement().matches(one -> one.response().text().equals("at last"));
    assertThat(requests).hasValue(4);
  }

  @Test
  void afterTheLastAttemptTheItemHasFailed() {
    AtomicInteger requests = new AtomicInteger();
    ask(
        1,
        item -> {
          requests.incrementAndGet();
          throw failure(Kind.UNAVAILABLE, Optional.empty());
        },
        QUICK);

    assertThat(requests).hasValue(4);
    assertThat(failed).singleElement().matches(one -> one.reason().equals("it went wrong"));
  }

  @Test
  void aRefusedRequestCostsItsItemAlone() {
    AtomicInteger requests = new AtomicInteger();
    ask(
        3,
        item -> {
          requests.incrementAndGet();
          if (item.key().questionId().equals("1")) {
            throw failure(Kind.REJECTED, Optional.empty());
          }
          return answer("good");
        },
        QUICK);

    assertThat(asked).hasSize(2);
    assertThat(failed).hasSize(1);
    assertThat(requests).hasValue(3);
  }

  @Test
  void anythingElseThatIsThrownCostsItsItemAloneAndSaysWhat() {
    ask(
        2,
        item -> {
          if (item.key().questionId().equals("1")) {
            throw new IllegalStateException("a \u001b[31mdefect");
          }
          return answer("good");
        },
        QUICK);

    assertThat(asked).hasSize(1);
    assertThat(failed)
        .singleElement()
        .matches(one -> one.reason().equals("IllegalStateException: a \\x1b[31mdefect"));
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"UNAUTHORIZED", "UNKNOWN_MODEL", "UNUSABLE"})
  void aFailureThatNoRequestSurvivesEndsTheRunAtOnce(Kind kind) {
    AtomicInteger requests = new AtomicInteger();

    assertThatThrownBy(
            () ->
                ask(
                    1_000,
                    item -> {
                      requests.incrementAndGet();
                      throw failure(kind, Optional.empty());
                    },
                    QUICK))
        .isInstanceOf(EvalException.class)
        .hasMessage("it went wrong")
        .matches(e -> ((EvalException) e).code() == EvalException.Code.USER);
    assertThat(requests.get()).isLessThan(20);
  }

  @Test
  void aServerThatAnswersNobodyEndsTheRun() {
    AtomicInteger requests = new AtomicInteger();

    assertThatThrownBy(
            () ->
                ask(
                    1_000,
                    item -> {
                      requests.incrementAndGet();
                      throw failure(Kind.UNAVAILABLE, Optional.empty());
                    },
                    QUICK))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("10 questions in a row got no answer, the last one because: it");
    assertThat(requests.get()).as("10 items and those under way").isLessThan(80);
  }

  @Test
  void failuresBetweenAnswersEndNothing() {
    AtomicInteger items = new AtomicInteger();
    AskLimits oneByOne =
        new AskLimits(
            1,
            OptionalInt.empty(),
            OptionalInt.empty(),
            1,
            Duration.ofMillis(1),
            Duration.ofMillis(2));
    ask(
        60,
        item -> {
          if (items.incrementAndGet() % 10 != 0) {
            throw failure(Kind.TIMEOUT, Optional.empty());
          }
          return answer("good");
        },
        oneByOne);

    assertThat(asked).hasSize(6);
    assertThat(failed).hasSize(54);
  }

  @Test
  void aRunThatEndsEarlyDoesNotWaitForItemsThatWait() {
    AskLimits patient =
        new AskLimits(
            2,
            OptionalInt.empty(),
            OptionalInt.empty(),
            4,
            Duration.ofMinutes(1),
            Duration.ofMinutes(2));
    CountDownLatch waiting = new CountDownLatch(1);

    assertThatThrownBy(
            () ->
                ask(
                    2,
                    item -> {
                      if (item.key().questionId().equals("0")) {
                        waiting.countDown();
                        throw failure(Kind.RATE_LIMITED, Optional.of(Duration.ofMinutes(1)));
                      }
                      waiting.await(10, TimeUnit.SECONDS);
                      throw failure(Kind.UNAUTHORIZED, Optional.empty());
                    },
                    patient))
        .isInstanceOf(EvalException.class);
  }

  @Test
  void theWishOfABackendToWaitIsObeyed() {
    AskLimits patient =
        new AskLimits(
            1,
            OptionalInt.empty(),
            OptionalInt.empty(),
            2,
            Duration.ofMillis(1),
            Duration.ofMinutes(1));
    List<Long> times = Collections.synchronizedList(new ArrayList<>());
    ask(
        1,
        item -> {
          times.add(System.nanoTime());
          if (times.size() == 1) {
            throw failure(Kind.RATE_LIMITED, Optional.of(Duration.ofMillis(400)));
          }
          return answer("good");
        },
        patient);

    assertThat(Duration.ofNanos(times.get(1) - times.get(0))).isGreaterThan(Duration.ofMillis(250));
  }

  @Test
  void aWishBeyondTheLongestDelayIsCutToIt() {
    AtomicInteger requests = new AtomicInteger();
    ask(
        1,
        item -> {
          if (requests.incrementAndGet() == 1) {
            throw failure(Kind.RATE_LIMITED, Optional.of(Duration.ofHours(1)));
          }
          return answer("good");
        },
        QUICK);

    assertThat(asked).hasSize(1);
  }

  @Test
  void thereAreNeverMoreRequestsUnderWayThanAllowed() {
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    ask(
        60,
        item -> {
          most.accumulateAndGet(now.incrementAndGet(), Math::max);
          Thread.sleep(2);
          now.decrementAndGet();
          return answer("good");
        },
        QUICK);

    assertThat(most.get()).isBetween(2, 4);
  }

  @Test
  void aRateIsKept() {
    AskLimits slow =
        new AskLimits(
            4,
            OptionalInt.of(600),
            OptionalInt.empty(),
            1,
            Duration.ofMillis(1),
            Duration.ofMillis(2));
    long start = System.nanoTime();

    ask(6, item -> answer("good"), slow);

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(450));
  }

  @Test
  void tokensAreKeptToTheirRate() {
    // Each item may have 300 tokens and a bit; 60,000 a minute are 1,000 a second.
    AskLimits slow =
        new AskLimits(
            4,
            OptionalInt.empty(),
            OptionalInt.of(60_000),
            1,
            Duration.ofMillis(1),
            Duration.ofMillis(2));
    long start = System.nanoTime();

    ask(3, item -> answer("good"), slow);

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(500));
  }

  @Test
  void anAnswerThatCannotBeKeptEndsTheRun() {
    Asker.Listener full =
        new Asker.Listener() {
          @Override
          public void answered(Asked asked) {
            throw EvalException.user("cannot write: disk full");
          }

          @Override
          public void failed(Failed failed) {}
        };

    assertThatThrownBy(() -> new Asker(item -> answer("good"), QUICK).ask(items(50), full))
        .hasMessageContaining("disk full");
  }

  private void ask(int count, Responder responder, AskLimits limits) {
    new Asker(responder, limits)
        .ask(
            items(count),
            new Asker.Listener() {
              @Override
              public void answered(Asked one) {
                asked.add(one);
              }

              @Override
              public void failed(Failed one) {
                failed.add(one);
              }
            });
  }

  private static List<Pending> items(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            number -> {
              Item.Key key = new Item.Key(Integer.toString(number), 0);
              Question question = new Question(key.questionId(), "?", "D", "f()");
              ModelRequest request =
                  new ModelRequest(
                      List.of(new ModelRequest.Message(ModelRequest.Role.USER, "?")),
                      ModelRequest.Sampling.defaults());
              return new Pending(
                  key, Optional.empty(), () -> new Item(key, question, List.of(), request));
            })
        .toList();
  }

  private static ModelFailure failure(Kind kind, Optional<Duration> retryAfter) {
    return new ModelFailure(kind, "it went wrong", retryAfter, null);
  }

  static ModelResponse answer(String text) {
    return new ModelResponse(
        text,
        OptionalInt.of(3),
        OptionalInt.empty(),
        Duration.ofMillis(7),
        ModelResponse.FinishReason.LENGTH);
  }
}

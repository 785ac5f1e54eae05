package org.apieval.adapters.model;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.http.Fault;
import java.util.Map;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every backend when its server is slow, breaks off or is not there. */
abstract class ConnectionContract extends FailureContract {

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CONNECTION_RESET_BY_PEER", "EMPTY_RESPONSE", "RANDOM_DATA_THEN_CLOSE"})
  void aConnectionThatBreaksIsTheServersFault(Fault fault) {
    ModelFailure failure = fixture().answering(aResponse().withFault(fault)).failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNAVAILABLE);
    assertThat(fixture().message(failure)).isEqualTo("the connection to HOST broke");
  }

  @Test
  void aConnectionThatBreaksWithinTheBodyIsTheServersFault() {
    ModelFailure failure =
        fixture().answering(aResponse().withFault(Fault.MALFORMED_RESPONSE_CHUNK)).failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNAVAILABLE);
  }

  @Test
  void aBrokenConnectionThatWasUsedBeforeIsNotUsedForASecondTry() throws Exception {
    try (ModelAdapter adapter = fixture().adapter(Map.of())) {
      adapter.ask(request("hello"));
      fixture().answering(aResponse().withFault(Fault.EMPTY_RESPONSE));

      assertThatThrownBy(() -> adapter.ask(request("hello"))).isInstanceOf(ModelFailure.class);
      assertThat(fixture().requests()).hasSize(1);
    }
  }

  @Test
  void aServerThatIsSlowToBeginTimesOut() {
    ModelFailure failure =
        fixture()
            .answering(aResponse().withBody("{}").withFixedDelay(5000))
            .failure(Map.of("timeout", "0.3"));

    assertThat(failure.kind()).isEqualTo(Kind.TIMEOUT);
    assertThat(fixture().message(failure)).isEqualTo("no complete answer from HOST in 300 ms");
  }

  @Test
  void aBodyThatIsSlowToComeTimesOut() {
    ModelFailure failure =
        fixture()
            .answering(
                aResponse()
                    .withBody(dialect().reply("x", dialect().done()))
                    .withChunkedDribbleDelay(20, 8000))
            .failure(Map.of("timeout", "1"));

    assertThat(failure.kind()).isEqualTo(Kind.TIMEOUT);
    assertThat(fixture().message(failure)).isEqualTo("no complete answer from HOST in 1 s");
  }

  @Test
  void aServerThatIsNotThereIsUnavailable() {
    Map<String, String> settings = fixture().settings();
    String host = fixture().address().replace("http://", "");
    fixture().close();

    assertThatThrownBy(() -> factory().create(model(), settings).ask(request("hello")))
        .isInstanceOfSatisfying(
            ModelFailure.class,
            failure -> {
              assertThat(failure.kind()).isEqualTo(Kind.UNAVAILABLE);
              assertThat(failure).hasMessage(host + " cannot be reached: does a server run there?");
              assertThat(Fixture.trace(failure)).doesNotContain(Fixture.KEY);
            });
  }

  @Test
  void aHostThatDoesNotExistIsUnavailable() {
    assertThatThrownBy(
            () ->
                factory()
                    .create(model(), Map.of("base-url", "http://no-such-host.invalid/v1"))
                    .ask(request("hello")))
        .isInstanceOfSatisfying(
            ModelFailure.class,
            failure -> {
              assertThat(failure.kind()).isEqualTo(Kind.UNAVAILABLE);
              assertThat(failure)
                  .hasMessage("there is no host no-such-host.invalid, or the network is down");
            });
  }

  @Test
  void anInterruptEndsTheWait() throws Exception {
    fixture().answering(aResponse().withFixedDelay(20_000));
    try (ModelAdapter adapter = fixture().adapter(Map.of())) {
      Thread.currentThread().interrupt();

      assertThatThrownBy(() -> adapter.ask(request("hello")))
          .isInstanceOf(InterruptedException.class);
      assertThat(Thread.interrupted()).as("the flag is down again").isFalse();
    }
  }
}

package org.apieval.adapters.model;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.junit.jupiter.api.Test;

class TransportTest {

  @Test
  void aConnectionThatNobodyTakesTimesOut() throws Exception {
    List<SocketChannel> waiting = new ArrayList<>();
    try (ServerSocket full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      for (int i = 0; i < 4; i++) { // as many as it keeps waiting, and more
        SocketChannel channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.connect(new InetSocketAddress(full.getInetAddress(), full.getLocalPort()));
        waiting.add(channel);
      }
      ModelFailure failure =
          failure("http://127.0.0.1:" + full.getLocalPort() + "/", Duration.ofMillis(300));

      assertThat(failure.kind()).isEqualTo(Kind.TIMEOUT);
      assertThat(failure).hasMessageStartingWith("no ");
    } finally {
      for (SocketChannel channel : waiting) {
        channel.close();
      }
    }
  }

  @Test
  void aBodyWithoutEndIsGivenUp() throws Exception {
    try (Fixture fixture = new Fixture(new OpenAiBackendTest().dialect())) {
      fixture.answering(aResponse().withBody(new byte[LimitedBody.MAX_BYTES + 1]));
      ModelFailure failure = fixture.failure();

      assertThat(failure.kind()).isEqualTo(Kind.UNREADABLE);
      assertThat(fixture.message(failure)).isEqualTo("the answer of HOST is longer than 16 MiB");
    }
  }

  @Test
  void aBodyThatJustFitsIsRead() throws Exception {
    try (Fixture fixture = new Fixture(new OpenAiBackendTest().dialect())) {
      String text = "x".repeat(LimitedBody.MAX_BYTES - 1000);
      fixture.answering(200, new OpenAiBackendTest().dialect().reply(text, "stop"));

      assertThat(fixture.ask().text()).hasSize(text.length());
    }
  }

  @Test
  void aServerThatSpeaksNoTlsIsUnavailable() {
    try (Fixture fixture = new Fixture(new OpenAiBackendTest().dialect())) {
      ModelFailure failure =
          failure(fixture.address().replace("http:", "https:"), Duration.ofSeconds(10));

      assertThat(failure.kind()).isEqualTo(Kind.UNAVAILABLE);
      assertThat(fixture.message(failure)).isEqualTo("no secure connection to HOST");
    }
  }

  @Test
  void anInterruptWhileWaitingEndsTheWait() throws Exception {
    try (Fixture fixture = new Fixture(new OpenAiBackendTest().dialect())) {
      fixture.answering(aResponse().withFixedDelay(20_000));
      Thread asking = Thread.currentThread();
      Thread stopping =
          new Thread(
              () -> {
                while (fixture.requests().isEmpty()) {
                  Thread.onSpinWait();
                }
                asking.interrupt();
              });
      stopping.start();
      long start = System.nanoTime();

      assertThatThrownBy(fixture::ask).isInstanceOf(InterruptedException.class);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
      stopping.join();
    }
  }

  private static ModelFailure failure(String address, Duration timeout) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return catchThrowableOfType(ModelFailure.class, () -> new Transport(timeout).send(request));
  }
}

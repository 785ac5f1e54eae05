package org.apieval.adapters.model;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every backend when its server replies without an answer. */
abstract class FailureContract extends BackendContract {
  /** What a user is told whom the server refuses. */
  abstract String refusal();

  @ParameterizedTest
  @CsvSource({"2, PT2S", "0.5, PT0.5S", "'Mon, 30 Nov 2026 12:00:07 GMT', PT7S"})
  void waitsAsLongAsTheServerAsks(String header, Duration wait) {
    ModelFailure failure =
        fixture()
            .answering(
                aResponse()
                    .withStatus(429)
                    .withHeader("Retry-After", header)
                    .withBody(dialect().error("slow down")))
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.RATE_LIMITED);
    assertThat(failure.retryAfter()).contains(wait);
    assertThat(fixture().message(failure))
        .isEqualTo("HOST was asked too often (HTTP 429): slow down");
  }

  @ParameterizedTest
  @CsvSource({
    "400, REJECTED, HOST refuses the request (HTTP 400): no",
    "403, UNAUTHORIZED, REFUSAL (HTTP 403): no",
    "413, REJECTED, HOST refuses the request (HTTP 413): no",
    "422, REJECTED, HOST refuses the request (HTTP 422): no",
    "402, UNUSABLE, HOST wants to be paid first (HTTP 402): no",
    "404, UNUSABLE, HOST takes no requests at this address: is base-url right? (HTTP 404): no",
    "405, UNUSABLE, HOST takes no requests at this address: is base-url right? (HTTP 405): no",
    "408, TIMEOUT, HOST took too long (HTTP 408): no",
    "500, UNAVAILABLE, HOST failed (HTTP 500): no",
    "503, UNAVAILABLE, HOST failed (HTTP 503): no",
    "529, UNAVAILABLE, HOST failed (HTTP 529): no",
  })
  void saysWhatTheServerSays(int status, Kind kind, String message) {
    ModelFailure failure = fixture().answering(status, dialect().error("no")).failure();

    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(fixture().message(failure)).isEqualTo(message.replace("REFUSAL", refusal()));
    assertThat(failure.retryAfter()).isEmpty();
  }

  @Test
  void anUnknownModelEndsIt() {
    ModelFailure failure =
        fixture().answering(dialect().unknownModelStatus(), dialect().unknownModel()).failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNKNOWN_MODEL);
    assertThat(fixture().message(failure))
        .startsWith(
            "HOST has no model \"%s\" (HTTP %d): "
                .formatted(model(), dialect().unknownModelStatus()));
  }

  @Test
  void aPageOfHtmlIsNotShown() {
    ModelFailure failure =
        fixture().answering(502, "<html><body>Bad gateway</body></html>").failure();

    assertThat(fixture().message(failure)).isEqualTo("HOST failed (HTTP 502)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "null", "no JSON", "data: {}\n\n", "{} {}"})
  void whatIsNoJsonObjectIsUnreadable(String body) {
    ModelFailure failure = fixture().answering(200, body).failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNREADABLE);
    assertThat(fixture().message(failure))
        .isEqualTo("HOST sent something that is not a JSON object");
  }

  @Test
  void aBodyThatIsCutIsUnreadable() {
    String whole = dialect().reply("x", dialect().done());
    for (int length = 1; length < whole.strip().length(); length += 7) {
      ModelFailure failure = fixture().answering(200, whole.substring(0, length)).failure();

      assertThat(failure.kind()).as(whole.substring(0, length)).isEqualTo(Kind.UNREADABLE);
    }
  }

  @Test
  void aReplyWithoutAnAnswerIsUnreadable() {
    for (String body : List.of("{}", dialect().replyWithoutAnswer())) {
      ModelFailure failure = fixture().answering(200, body).failure();

      assertThat(failure.kind()).isEqualTo(Kind.UNREADABLE);
      assertThat(fixture().message(failure)).startsWith("HOST gave ");
    }
  }

  @Test
  void aFailureInASuccessIsAFailure() {
    ModelFailure unnamed =
        fixture().answering(200, "{\"error\":{\"message\":\"overloaded\"}}").failure();
    ModelFailure named =
        fixture().answering(200, "{\"error\":{\"message\":\"slow\",\"code\":429}}").failure();

    assertThat(unnamed.kind()).isEqualTo(Kind.UNREADABLE);
    assertThat(unnamed.getMessage()).endsWith(": overloaded");
    assertThat(named.kind()).isEqualTo(Kind.RATE_LIMITED);
  }

  @Test
  void aRedirectIsNotFollowedWithTheKey() {
    Fixture other = new Fixture(dialect());
    try (other) {
      ModelFailure failure =
          fixture()
              .answering(aResponse().withStatus(307).withHeader("Location", other.address()))
              .failure();

      assertThat(failure.kind()).isEqualTo(Kind.UNUSABLE);
      assertThat(fixture().message(failure))
          .isEqualTo(
              "HOST sends requests on to another address: set base-url to that one (HTTP 307)");
      assertThat(other.requests()).isEmpty();
    }
  }
}

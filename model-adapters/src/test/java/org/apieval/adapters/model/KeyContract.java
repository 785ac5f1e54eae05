package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.util.List;
import java.util.Optional;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every backend that wants a key. */
abstract class KeyContract extends ConnectionContract {

  /** The environment variable that holds the key. */
  abstract String variable();

  @Override
  String refusal() {
    return "HOST refuses the key in the environment variable " + variable();
  }

  @Test
  void sendsTheKeyInItsHeaderOnly() throws Exception {
    fixture().ask();

    LoggedRequest request = fixture().request();
    assertThat(request.header(dialect().keyHeader()).values())
        .containsExactly(dialect().keyValue());
    assertThat(request.getAbsoluteUrl() + request.getBodyAsString()).doesNotContain(Fixture.KEY);
    assertThat(request.header("User-Agent").firstValue()).startsWith("apieval");
    assertThat(request.getHeaders().toString()).doesNotContain(Exchange.NO_KEY);
  }

  @Test
  void sendsNoKeyWhereThereIsNoneAndTheServerIsTheUsersOwn() throws Exception {
    Surroundings without =
        new Surroundings(
            name -> Optional.empty(),
            Fixture.surroundings().clock(),
            Fixture.surroundings().nanoTime());
    try (ModelAdapter adapter = dialect().backend(without).create(model(), settings())) {
      adapter.ask(request("hello"));
    }

    assertThat(fixture().request().getHeaders().keys())
        .extracting(String::toLowerCase)
        .doesNotContain("authorization", "x-api-key", "x-goog-api-key");
  }

  @Test
  void aKeyThatIsRefusedEndsItAndShowsNothingOfTheKey() {
    ModelFailure failure =
        fixture()
            .answering(401, dialect().error("Incorrect key: sk-te*****4a60, not " + Fixture.KEY))
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNAUTHORIZED);
    assertThat(fixture().message(failure)).isEqualTo(refusal() + " (HTTP 401)");
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 403, 404, 429, 500, 502})
  void aKeyThatTheServerEchoesIsHidden(int status) {
    for (String echo : List.of(Fixture.KEY, "x".repeat(290) + Fixture.KEY, "sk-test-3b...60")) {
      ModelFailure failure = fixture().answering(status, dialect().error("got " + echo)).failure();

      assertThat(failure.getMessage()).contains("got ").doesNotContain("sk-");
    }
    fixture().answering(status, "Proxy says: " + Fixture.KEY).failure();
  }
}

package org.apieval.adapters.model;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apieval.api.kit.ModelAdapterContract;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Message;
import org.apieval.api.model.ModelRequest.Role;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What holds for every backend that asks a server: requests and answers. */
abstract class BackendContract extends ModelAdapterContract {
  static final ModelRequest CHAT =
      new ModelRequest(
          List.of(
              new Message(Role.SYSTEM, "be brief"),
              new Message(Role.USER, "one"),
              new Message(Role.ASSISTANT, "1"),
              new Message(Role.USER, "two \"quoted\"\n\u4f60")),
          new Sampling(
              OptionalDouble.of(0), OptionalInt.of(77), OptionalLong.empty(), Optional.of("###")));

  private Fixture fixture;

  abstract Dialect dialect();

  @BeforeEach
  void startServer() {
    fixture = new Fixture(dialect());
    fixture.answering(
        aResponse()
            .withBody(
                dialect()
                    .reply(
                        "{{jsonPath request.body '" + dialect().question() + "'}}",
                        dialect().done()))
            .withTransformers("response-template"));
  }

  @AfterEach
  void stopServer() {
    fixture.close();
  }

  Fixture fixture() {
    return fixture;
  }

  @Override
  protected ModelAdapter.Factory factory() {
    return dialect().backend(Fixture.surroundings());
  }

  @Override
  protected String model() {
    return dialect().model();
  }

  @Override
  protected Map<String, String> settings() {
    return fixture.settings();
  }

  @Override
  protected String answerTo(String question) {
    return question;
  }

  /** The body that {@link #CHAT} is sent as, with what {@link #extraBody} adds. */
  abstract String chatBody();

  /** Fields of the user's: a new one, and one within an object that the client fills, if it can. */
  abstract String extraBody();

  @Test
  void sendsWhatWasAskedAndTheUsersOwnFields() throws Exception {
    fixture.ask(CHAT, Map.of("body", extraBody()));

    LoggedRequest request = fixture.request();
    assertThat(request.getUrl()).isEqualTo("/base" + dialect().path());
    assertThat(Json.object(request.getBodyAsString())).isEqualTo(Json.object(chatBody()));
  }

  @Test
  void readsTextTokensAndReasonAsTheServerSentThem() throws Exception {
    ModelResponse response =
        fixture.answering(200, dialect().reply(" a\\n\\\"b\\\" \\u4f60 ", dialect().done())).ask();

    assertThat(response.text()).isEqualTo(" a\n\"b\" \u4f60 ");
    assertThat(response.inputTokens()).hasValue(11);
    assertThat(response.outputTokens()).hasValue(7);
    assertThat(response.finish()).isEqualTo(FinishReason.STOP);
  }

  @Test
  void anEmptyAnswerIsAnAnswer() throws Exception {
    assertThat(fixture.answering(200, dialect().reply("", dialect().done())).ask().text())
        .isEmpty();
  }

  @Test
  void tellsAnAnswerThatWasCutFromOneThatIsDone() throws Exception {
    ModelResponse response =
        fixture.answering(200, dialect().reply("torch.", dialect().cut())).ask();

    assertThat(response.text()).isEqualTo("torch.");
    assertThat(response.finish()).isEqualTo(FinishReason.LENGTH);
  }

  @Test
  void aReasonThatNobodyKnowsCostsNoAnswer() throws Exception {
    ModelResponse response = fixture.answering(200, dialect().reply("x", "NEWS_OF_2030")).ask();

    assertThat(response.text()).isEqualTo("x");
    assertThat(response.finish()).isEqualTo(FinishReason.OTHER);
  }

  @Test
  void measuresTheTimeToTheLastByte() throws Exception {
    ModelResponse response =
        fixture
            .answering(
                aResponse()
                    .withBody(dialect().reply("x", dialect().done()))
                    .withChunkedDribbleDelay(4, 300))
            .ask();

    assertThat(response.latency()).isBetween(Duration.ofMillis(200), Duration.ofSeconds(20));
  }

  @Test
  void aModelWithoutANameIsRefused() {
    assertThatThrownBy(() -> factory().create("", settings()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "has no model's name: write %s:NAME, such as ".formatted(factory().id()));
  }

  @Test
  void aSystemMessageWithoutTextIsRejectedAndNothingIsSent() {
    ModelRequest blank =
        new ModelRequest(
            List.of(new Message(Role.SYSTEM, " "), new Message(Role.USER, "x")),
            Sampling.defaults());

    assertThatThrownBy(() -> fixture.ask(blank, Map.of()))
        .isInstanceOfSatisfying(
            ModelFailure.class, failure -> assertThat(failure.kind()).isEqualTo(Kind.REJECTED));
    assertThat(fixture.requests()).isEmpty();
  }
}

package org.apieval.app;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user sees of a model server that fails in this or that way. */
class RunFailuresTest {

  private static final String GOOD =
      "{\"choices\": [{\"message\": {\"content\": \"f()\"}, \"finish_reason\": \"%s\"}],"
          + " \"usage\": {\"prompt_tokens\": 5, \"completion_tokens\": 3}}";

  @RegisterExtension
  private static final WireMockExtension SERVER =
      WireMockExtension.newInstance().options(wireMockConfig().dynamicPort()).build();

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void answersAreNotStreamedAndTheirTokensAreCounted() {
    always(good("stop"));

    Run run = ask();

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("openai:m\\.none\\.paper +2 +0 +10 +6 ");
    assertThat(requests()).hasSize(2).noneMatch(body -> body.contains("\"stream\":true"));
  }

  @Test
  void tooManyRequestsAreMadeAgainAfterAsLongAsTheServerAsks() {
    firstThen(aResponse().withStatus(429).withHeader("Retry-After", "1"), good("stop"));
    long start = System.nanoTime();

    Run run = ask("--limit=1");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(700));
    assertThat(requests()).hasSize(2);
  }

  @Test
  void aBurstOfServerErrorsIsSatOut() {
    firstThen(aResponse().withStatus(500), good("stop"));

    assertThat(ask("--limit=1").exitCode()).isZero();
    assertThat(requests()).hasSize(2);
  }

  @Test
  void aServerThatGoesOnFailingLeavesTheQuestionUnscored() {
    always(aResponse().withStatus(503));

    Run run = ask("--attempts=2");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("2 of 2 questions are without an answer", "503", "run it again");
    assertThat(run.out()).contains("Left out: 2 unscored answers.");
    assertThat(requests()).hasSize(4);
  }

  @Test
  void aBodyThatDoesNotComeInTimeIsATimeOut() {
    always(good("stop").withFixedDelay(3_000));

    Run run = ask("--limit=1", "--attempts=1", "--set=openai.timeout=1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("1 of 1 questions");
    assertThat(failure()).contains("no complete answer", "in 1 s");
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void aConnectionThatBreaksCostsItsQuestion(Fault fault) {
    always(aResponse().withFault(fault));

    Run run = ask("--limit=1", "--attempts=1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(failure()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"choices\": [{\"mess", "not json", "{\"choices\": []}", "[]", ""})
  void aBodyThatIsNoAnswerCostsItsQuestion(String body) {
    always(aResponse().withStatus(200).withBody(body));

    Run run = ask("--limit=1", "--attempts=1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(failure()).isNotBlank();
  }

  @Test
  void aRefusalIsAnAnswerAndNoCall() throws IOException {
    always(
        aResponse()
            .withBody(
                "{\"choices\": [{\"message\": {\"content\": null, \"refusal\": \"I can't.\"},"
                    + " \"finish_reason\": \"stop\"}]}"));

    assertThat(ask("--limit=1").exitCode()).isZero();
    assertThat(answer().get("text").asText()).isEqualTo("I can't.");
    assertThat(Files.readString(kept().resolve("verdicts.jsonl"))).contains("\"no_call\"");
  }

  @Test
  void anAnswerThatRanIntoTheLimitIsKeptAndMarked() throws IOException {
    always(good("length"));

    assertThat(ask("--limit=1").exitCode()).isZero();
    assertThat(answer().get("finish").asText()).isEqualTo("length");
  }

  @Test
  void aRefusedKeyEndsTheRunWithOneSentence() {
    always(aResponse().withStatus(401).withBody("{\"error\": {\"message\": \"bad key\"}}"));

    Run run = ask();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("401");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void anUnknownModelEndsTheRunWithOneSentence() {
    always(
        aResponse()
            .withStatus(404)
            .withBody(
                "{\"error\": {\"message\": \"The model `m` does not exist\","
                    + " \"code\": \"model_not_found\"}}"));

    Run run = ask();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("model");
  }

  @Test
  void aStoppedRunGoesOnWithTheQuestionsThatAreLeft() {
    firstThen(good("stop"), aResponse().withStatus(401));
    assertThat(ask("--concurrency=1").exitCode()).isEqualTo(2);
    SERVER.resetAll();
    always(good("stop"));

    assertThat(ask("--concurrency=1").exitCode()).isZero();
    assertThat(requests()).as("one was answered before").hasSize(1);
  }

  private Run ask(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "run",
                "--hub=torchhub",
                "--model=openai:m",
                "--base-url=" + SERVER.baseUrl() + "/v1",
                "--limit=2",
                "--quiet",
                "--out=" + folder));
    for (String argument : more) {
      String name = argument.replaceFirst("=.*", "=");
      arguments.removeIf(one -> name.equals("--limit=") && one.startsWith(name));
      arguments.add(argument);
    }
    return run(arguments.toArray(String[]::new));
  }

  private static ResponseDefinitionBuilder good(String finish) {
    return aResponse().withBody(GOOD.formatted(finish));
  }

  private static void always(ResponseDefinitionBuilder response) {
    SERVER.stubFor(post(anyUrl()).willReturn(response));
  }

  private static void firstThen(ResponseDefinitionBuilder first, ResponseDefinitionBuilder then) {
    SERVER.stubFor(
        post(anyUrl())
            .inScenario("s")
            .whenScenarioStateIs(Scenario.STARTED)
            .willReturn(first)
            .willSetStateTo("then"));
    SERVER.stubFor(post(anyUrl()).inScenario("s").whenScenarioStateIs("then").willReturn(then));
  }

  private static List<String> requests() {
    return SERVER.findAll(postRequestedFor(anyUrl())).stream()
        .map(request -> request.getBodyAsString())
        .toList();
  }

  private Path kept() {
    return folder.resolve("torchhub.openai_m.none.paper");
  }

  private JsonNode answer() throws IOException {
    return json.readTree(kept().resolve("answers.jsonl").toFile());
  }

  private String failure() {
    try {
      return json.readTree(kept().resolve("failures.jsonl").toFile()).get("reason").asText();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.apieval.app;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A key is sent, and stands in nothing that a run writes or says, however it fails. */
class RunKeyTest {

  private static final String KEY = "sk-secret-0123456789abcdef";

  @RegisterExtension
  private static final WireMockExtension SERVER =
      WireMockExtension.newInstance().options(wireMockConfig().dynamicPort()).build();

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {200, 400, 401, 404, 429, 500})
  void theKeyIsNowhereInWhatAVerboseRunWrites(int status) throws Exception {
    String echo = "{\"error\": {\"message\": \"the key Bearer " + KEY + " is wrong\"}}";
    String answer = "{\"choices\": [{\"message\": {\"content\": \"f()\"}}]}";
    SERVER.stubFor(
        post(anyUrl())
            .willReturn(aResponse().withStatus(status).withBody(status == 200 ? answer : echo)));

    Run run = verboseRun();

    SERVER.verify(postRequestedFor(anyUrl()).withHeader("Authorization", equalTo("Bearer " + KEY)));
    assertThat(run.out() + run.err()).as("said").doesNotContain(KEY);
    List<Path> written;
    try (var files = Files.walk(folder.resolve("run"))) {
      written = files.filter(Files::isRegularFile).toList();
    }
    assertThat(written).isNotEmpty();
    for (Path file : written) {
      assertThat(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
          .as(file.toString())
          .doesNotContain(KEY);
    }
  }

  private Run verboseRun() throws IOException, InterruptedException {
    return Processes.run(
        folder,
        Map.of("OPENAI_API_KEY", KEY),
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        "org.apieval.app.Main",
        "--verbose",
        "run",
        "--hub=torchhub",
        "--model=openai:m",
        "--set=openai.base-url=" + SERVER.baseUrl() + "/v1",
        "--limit=2",
        "--attempts=1",
        "--cache=" + folder.resolve("run/cache"),
        "--out=" + folder.resolve("run"));
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every hub's rules on its published catalogue. */
class CheckHubRealDataTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    // What has no key: shell commands, and calls with something behind them.
    "huggingface,   936, 905, 911, 7",
    "tensorflowhub, 696, 688, 688, 0",
    "torchhub,      94,  186, 186, 0",
  })
  void theHubKeepsTheLawsOnItsPublishedCatalogue(
      String id, int entries, int correct, int questions, int keyless) throws IOException {
    JsonNode hub = check(0, "--gorilla=" + gorilla(), "--hub=" + id);

    assertThat(hub.path("holds").asBoolean()).isTrue();
    assertThat(hub.path("entries").asInt()).isEqualTo(entries);
    assertThat(hub.path("ceiling").path("correct").asInt()).isEqualTo(correct);
    assertThat(hub.path("ceiling").path("questions").asInt()).isEqualTo(questions);
    assertThat(remarks(hub, "only an answer that repeats its text can match it")).hasSize(keyless);
  }

  @Test
  void entriesOfTheCommunityCataloguesThatCannotBeToldApartAreNamed() throws IOException {
    Path gorilla = gorilla();
    String described = Files.readString(Repository.root().resolve("docs/examples/apizoo.yaml"));
    Path example =
        Files.writeString(
            folder.resolve("apizoo.yaml"),
            described.replaceAll("\\$\\{GORILLA_HOME[^}]*}", gorilla.toAbsolutePath().toString()));

    JsonNode hub = check(1, "--hub-file=" + example);

    List<JsonNode> failing =
        list(hub.path("laws")).stream().filter(law -> !law.path("holds").asBoolean()).toList();
    assertThat(failing)
        .extracting(law -> law.path("law").asText())
        .containsExactly("entries-apart");
    // Two name the function of another one, ten read another property of the object of the first.
    assertThat(failing.get(0).path("failed").asInt()).isEqualTo(12);
    JsonNode ceiling = hub.path("ceiling");
    assertThat(ceiling.path("correct").asInt())
        .isPositive()
        .isEqualTo(ceiling.path("questions").asInt());
    assertThat(remarks(hub, "only an answer that repeats its text can match it")).isNotEmpty();
  }

  private static Path gorilla() {
    Optional<Path> gorilla = Repository.gorilla();
    assumeTrue(gorilla.isPresent(), "no Gorilla checkout");
    return gorilla.get();
  }

  private static JsonNode check(int exitCode, String... options) throws IOException {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "check-hub";
    arguments[1] = "--format=json";
    System.arraycopy(options, 0, arguments, 2, options.length);
    Run run = CommandLineFixture.run(arguments);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    return new ObjectMapper().readTree(run.out()).path("hubs").path(0);
  }

  private static List<JsonNode> remarks(JsonNode hub, String part) {
    return list(hub.path("remarks")).stream()
        .filter(remark -> remark.path("message").asText().contains(part))
        .toList();
  }

  private static List<JsonNode> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckHubCommandTest {

  private static final String[] CLASHING = {
    "{\"domain\": \"Cats\", \"api_call\": \"torch.hub.load('a/b', 'c', size=1)\"}",
    "{\"domain\": \"Dogs\", \"api_call\": \"torch.hub.load('a/b', 'c', size=2)\"}",
    "{\"domain\": \"Dogs\", \"api_call\": \"torch.load('c')\"}",
    "{\"domain\": \"Dogs\", \"api_call\": \"./run.sh\"}",
    "{\"domain\": \"Dogs\"}"
  };

  @TempDir private Path folder;

  @Test
  void theSamplesOfAllHubsKeepTheLaws() {
    Run run = CommandLineFixture.run("check-hub");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("huggingface: all", "tensorflowhub: all", "torchhub: all");
    assertThat(run.out()).doesNotContain("FAILS").contains("ceiling 100.0 % (30 of 30)");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void remarksCountOnlyWhenThatIsWanted() {
    assertThat(CommandLineFixture.run("check-hub", "--hub", "torchhub").exitCode()).isZero();
    assertThat(CommandLineFixture.run("check-hub", "--hub", "torchhub", "--strict").exitCode())
        .isOne();
  }

  @Test
  void whatFailsIsShownWithAnExampleAndItsLine() throws IOException {
    Run run = check();

    assertThat(run.exitCode()).isOne();
    assertThat(run.out())
        .contains(
            """
            FAILS  an entry that is a call has a key                                  1 of 3
                   torch.load('c')
                   the hub has no key for it: is its function one of the hub's?
                   at apis.jsonl:3
            FAILS  different calls of different domains have different keys           1 of 2
                   torch.hub.load('a/b', 'c', size=2)
                   line 1, torch.hub.load('a/b', 'c', size=1) of "Cats", has the key
                   torch.hub.load(repo_or_dir='a/b', model='c'), too; this one is of "Dogs"
                   at apis.jsonl:2
            """
                .replace("apis.jsonl", apis().toString()))
        .contains("torchhub: 2 of ");
  }

  @Test
  void whatCannotBeKeyedIsReportedByLine() throws IOException {
    String out = check().out().replaceAll("\\s+", " ");

    assertThat(out).contains("apis.jsonl:4: Python refuses this call", "apis.jsonl:5: ");
  }

  @Test
  void jsonHasAllOfIt() throws IOException {
    Run run = check("--format", "json", "--seed", "5");

    JsonNode hub = new ObjectMapper().readTree(run.out()).path("hubs").path(0);
    assertThat(run.exitCode()).isOne();
    assertThat(hub.path("hub").asText()).isEqualTo("torchhub");
    assertThat(hub.path("seed").asInt()).isEqualTo(5);
    assertThat(hub.path("holds").asBoolean()).isFalse();
    assertThat(hub.path("ceiling").isNull()).isTrue();
    assertThat(hub.path("laws"))
        .filteredOn(law -> law.path("law").asText().equals("entries-apart"))
        .allSatisfy(
            law -> {
              assertThat(law.path("places").path(0).path("line").asInt()).isEqualTo(2);
              assertThat(law.path("smallest").path("what").asText()).contains("line 1");
            })
        .hasSize(1);
    assertThat(hub.path("remarks")).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void thePageAboutTestingNamesEveryLaw() throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/testing-plugins.md"));
    Run run = CommandLineFixture.run("check-hub", "--hub=torchhub", "--format=json");

    assertThat(new ObjectMapper().readTree(run.out()).path("hubs").path(0).path("laws"))
        .isNotEmpty()
        .allSatisfy(law -> assertThat(page).contains("`" + law.path("law").asText() + "`"));
  }

  @Test
  void outputIsTheSameEveryTime() throws IOException {
    assertThat(check().out()).isEqualTo(check().out());
  }

  @Test
  void aFileThatIsMissingEmptyOrWithoutItsHubIsAnError() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.jsonl"), "");

    assertError("no-such-file", "--hub=torchhub", "--catalogue=no-such-file");
    assertError("empty.jsonl is empty", "--hub=torchhub", "--catalogue=" + empty);
    assertError("Add --hub ID", "--catalogue=" + apis());
    assertError("--catalogue FILE", "--hub=torchhub", "--questions=" + apis());
    assertError("no hub \"nix\"", "--hub=nix");
  }

  private static void assertError(String part, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "check-hub";
    System.arraycopy(options, 0, arguments, 1, options.length);
    Run run = CommandLineFixture.run(arguments);

    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(part);
  }

  private Run check(String... options) throws IOException {
    String[] arguments = new String[options.length + 3];
    arguments[0] = "check-hub";
    arguments[1] = "--hub=torchhub";
    arguments[2] = "--catalogue=" + apis();
    System.arraycopy(options, 0, arguments, 3, options.length);
    return CommandLineFixture.run(arguments);
  }

  private Path apis() throws IOException {
    return Files.write(folder.resolve("apis.jsonl"), java.util.List.of(CLASHING));
  }
}

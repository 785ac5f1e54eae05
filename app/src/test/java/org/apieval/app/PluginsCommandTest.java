package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.apieval.app.CommandLineFixture.runWith;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.apieval.core.plugin.PluginSources;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsCommandTest {

  private static final List<String> BUILT_IN =
      List.of("huggingface", "tensorflowhub", "torchhub", "openai", "bm25", "embedding", "lucene");

  @TempDir private Path folder;

  private PluginFiles files;

  @BeforeEach
  void makePlugins() throws IOException {
    files = PluginFiles.in(folder);
  }

  @Test
  void builtInOnesAreListedWithoutAFolder() {
    Run run = run("plugins");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("id ").contains(BUILT_IN).contains("built in");
    assertThat(run.out()).doesNotContain("words", "broken");
  }

  @Test
  void thoseOfAFolderAreListedWithKindVersionAndOrigin() throws IOException {
    Run run = run("plugins", "--format=json", "--plugins=" + files.folder());

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    JsonNode list = new ObjectMapper().readTree(run.out());
    assertThat(list.get("tool").asText()).isEqualTo("apieval");
    assertThat(list.get("api_version").asText()).isEqualTo("1.0");
    assertThat(list.get("broken")).isEmpty();
    JsonNode hub = find(list.get("plugins"), "words");
    assertThat(hub.get("kind").asText()).isEqualTo("hub");
    assertThat(hub.get("version").asText()).isEqualTo("1.2.3");
    assertThat(hub.get("origin").asText())
        .isEqualTo(files.folder().resolve("hub-words.jar").toString());
    assertThat(hub.get("class").asText()).isEqualTo("com.example.Hub");
    JsonNode model = find(list.get("plugins"), "tagger");
    assertThat(model.get("kind").asText()).isEqualTo("model backend");
    assertThat(model.get("version").isNull()).isTrue();
    assertThat(model.get("origin").asText()).isEqualTo(files.folder().resolve("tagger").toString());
    assertThat(find(list.get("plugins"), "last").get("kind").asText()).isEqualTo("retriever");
    assertThat(find(list.get("plugins"), "bm25").get("origin").asText()).isEqualTo("built in");
  }

  @Test
  void brokenOnesAreListedBehindThemAndEndWithExitCode1() throws IOException {
    Files.writeString(files.folder().resolve("no.jar"), "no");
    PluginSources.hubJar("torchhub").write(files.folder().resolve("other.jar"));

    Run run = run("plugins", "--plugins=" + files.folder());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("words ")
        .containsSubsequence(
            "\nbroken " + files.folder().resolve("no.jar") + "\n    is not a jar",
            "\nbroken " + files.folder().resolve("other.jar"),
            "\n    there is a hub \"torchhub\" already: built in\n");
    JsonNode broken =
        new ObjectMapper()
            .readTree(run("plugins", "--format=json", "--plugins=" + files.folder()).out())
            .get("broken");
    assertThat(broken.findValuesAsText("file"))
        .containsExactly(
            files.folder().resolve("no.jar").toString(),
            files.folder().resolve("other.jar").toString());
  }

  @Test
  void theTableFits80Columns() throws IOException {
    Path deep = folder.resolve("a-folder-with-a-long-name/".repeat(4));
    PluginSources.hubJar("an-id-" + "that-never-ends".repeat(9))
        .attribute("Implementation-Version", "1".repeat(99))
        .write(deep.resolve("hub.jar"));
    String throwing = "public Hub() { throw new IllegalStateException(\"a word \".repeat(50)); }";
    new org.apieval.core.plugin.PluginJar()
        .source("com.example.Hub", PluginSources.hub("Hub", throwing, "return \"x\";"))
        .service(org.apieval.api.hub.HubRules.class, "com.example.Hub")
        .write(deep.resolve("broken.jar"));

    Run run = run("plugins", "--plugins=" + deep);

    assertThat(run.out().lines().filter(line -> !line.startsWith("broken ")))
        .hasSizeGreaterThan(15)
        .allMatch(line -> line.length() <= 80);
    assertThat(run.out()).contains("hub.jar\n");
  }

  @Test
  void theOptionStandsBeforeOrBehindTheCommandAndWinsOverTheEnvironment() throws IOException {
    Path other = folder.resolve("other");
    PluginSources.hubJar("nltk").write(other.resolve("nltk.jar"));
    Map<String, String> environment = Map.of("APIEVAL_PLUGINS", other.toString());

    assertThat(run("--plugins=" + other, "plugins").out()).contains("\nnltk ");
    assertThat(run("plugins", "--plugins", other.toString()).out()).contains("\nnltk ");
    assertThat(runWith(environment, "plugins").out()).contains("\nnltk ");
    assertThat(runWith(environment, "plugins", "--plugins=" + files.folder()).out())
        .contains("\nwords ")
        .doesNotContain("nltk");
    assertThat(runWith(environment, "--plugins=" + files.folder(), "plugins").out())
        .contains("\nwords ")
        .doesNotContain("nltk");
    assertThat(runWith(Map.of("APIEVAL_PLUGINS", ""), "plugins").exitCode()).isZero();
  }

  @Test
  void aFolderThatIsNotThereIsAUsageError() {
    for (String command : List.of("plugins", "score", "lint", "retrieve", "audit")) {
      Run run = run(command, "--plugins=" + folder.resolve("gone"));

      assertThat(run.exitCode()).as(command).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .isEqualTo(
              "apieval: --plugins: there is no folder of plug-ins at "
                  + folder.resolve("gone")
                  + "\n");
    }
    assertThat(run("plugins", "--plugins=" + files.catalogue()).err()).contains(" is a file; ");
    assertThat(run("plugins", "--plugins=").err())
        .isEqualTo("apieval: --plugins: the name of the folder of plug-ins is missing\n");
    assertThat(runWith(Map.of("APIEVAL_PLUGINS", "gone"), "score"))
        .isEqualTo(
            new Run(2, "", "apieval: APIEVAL_PLUGINS: there is no folder of plug-ins at gone\n"));
  }

  private static JsonNode find(JsonNode plugins, String id) {
    for (JsonNode plugin : plugins) {
      if (plugin.get("id").asText().equals(id)) {
        return plugin;
      }
    }
    throw new AssertionError("no " + id + " in " + plugins);
  }
}

package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.apieval.core.plugin.PluginSources;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands work with plug-ins of a folder as with built-in ones. */
class PluginUseTest {

  @TempDir private Path folder;

  private PluginFiles files;

  @BeforeEach
  void makePlugins() throws IOException {
    files = PluginFiles.in(folder);
  }

  @Test
  void aHubScores() throws IOException {
    Run run =
        run(
            "score",
            "--plugins=" + files.folder(),
            "--hub=words",
            "--catalogue=" + files.catalogue(),
            "--questions=" + files.questions(),
            "--answers=" + files.answers(),
            "--out=" + folder.resolve("out"));

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("words", "50.0%");
    assertThat(Files.readString(folder.resolve("out/verdicts.jsonl")))
        .containsSubsequence("\"correct\"", "\"hallucination\"");
  }

  @Test
  void aHubBringsItsSample() {
    Run run = run("score", "--plugins=" + files.folder(), "--format=csv");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\nwords,good.jsonl,").contains("\ntorchhub,");
    assertThat(run("lint", "--plugins=" + files.folder(), "--hub=words").err()).isEmpty();
    assertThat(run("explain", "--plugins=" + files.folder(), "--hub=words", "--question=1").out())
        .contains("correct");
  }

  @Test
  void aModelBackendAnswersAndARetrieverFinds() throws IOException {
    Path out = folder.resolve("run");
    Run run =
        run(
            "run",
            "--plugins=" + files.folder(),
            "--hub=words",
            "--model=tagger:any",
            "--retriever=last",
            "--quiet",
            "--out=" + out);

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("tagger:any.last.paper", "50.0%");
    assertThat(Files.readString(out.resolve("words.tagger_any.last.paper/answers.jsonl")))
        .contains("tags.words('c')")
        .as("the last document of the catalogue is attached to each question")
        .contains("trees.read('a')");
  }

  @Test
  void aRetrieverIsMeasured() {
    Run run =
        run(
            "retrieve",
            "--plugins=" + files.folder(),
            "--hub=words",
            "--retriever=last",
            "--format=csv");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines().filter(line -> line.startsWith("words,last,"))).hasSize(1);
  }

  @Test
  void aBrokenPluginIsNamedOnceAndTheRestGoesOn() throws IOException {
    Path broken = files.folder().resolve("hub-pars\u202eers.jar");
    Files.writeString(broken, "no");

    Run run = run("score", "--plugins=" + files.folder(), "--hub=words");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("words");
    assertThat(run.err())
        .hasLineCount(1)
        .contains("broken plug-in ", "hub-pars\\u202eers.jar: is not a jar");
  }

  @Test
  void aHubThatIsAskedForButBrokenIsSaidToBe() throws IOException {
    PluginSources.hubJar("parsers")
        .attribute("Apieval-Api-Version", "2.0")
        .write(files.folder().resolve("hub-parsers.jar"));

    Run run = run("score", "--plugins=" + files.folder(), "--hub=parsers");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().reduce((first, last) -> last))
        .hasValueSatisfying(
            error ->
                assertThat(error)
                    .startsWith("apieval: no hub \"parsers\"; there is: ")
                    .contains("or it is in the broken plug-in ")
                    .contains("hub-parsers.jar: was written for version 2.0 "));
  }

  @Test
  void idsOfTheEngineAreTaken() throws IOException {
    PluginSources.modelJar("recorded", "f()").write(files.folder().resolve("x.jar"));
    PluginSources.retrieverJar("oracle").write(files.folder().resolve("y.jar"));

    Run run = run("plugins", "--plugins=" + files.folder());

    assertThat(run.out())
        .contains("there is a model backend \"recorded\" already: the program's own")
        .contains("there is a retriever \"oracle\" already: the program's own");
  }

  @Test
  void commandsWithoutPluginsDoNotLookForThem() throws IOException {
    Files.writeString(files.folder().resolve("no.jar"), "no");
    Path text = Files.writeString(folder.resolve("text.py"), "f(1)");

    Run run = run("calls", "--plugins=" + files.folder(), text.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
  }
}

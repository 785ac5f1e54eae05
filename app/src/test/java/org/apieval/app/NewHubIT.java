package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** New projects, built outside the repository by Maven and used by the packaged program. */
class NewHubIT {

  private static final Duration LONGEST_BUILD = Duration.ofMinutes(8);

  /** What this build has fetched already need not be fetched again. */
  private static final String SETTINGS =
      """
      <settings>
        <profiles>
          <profile>
            <id>fetched</id>
            <repositories>%1$s</repositories>
            <pluginRepositories>%2$s</pluginRepositories>
          </profile>
        </profiles>
        <activeProfiles><activeProfile>fetched</activeProfile></activeProfiles>
      </settings>
      """;

  private static final String REPOSITORY =
      """
      <%1$s>
        <id>fetched</id>
        <url>%2$s</url>
        <releases><checksumPolicy>ignore</checksumPolicy></releases>
        <snapshots><enabled>false</enabled></snapshots>
      </%1$s>
      """;

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void makeAFolderWithASpace() throws IOException {
    folder = Files.createDirectory(temporary.resolve("my hubs"));
  }

  @Test
  void theStepsThatAreToldWorkAndTheNewHubScores() throws Exception {
    Run written = launch("new-hub", "my-hub");
    assertThat(written.exitCode()).as(written.err()).isZero();
    useFetchedArtifacts(folder.resolve("my-hub"));

    Run steps = shell(steps(written));

    assertThat(steps.exitCode()).as(steps.out() + steps.err()).isZero();
    assertThat(steps.out())
        .contains("my-hub: all 15 laws hold\n", "ceiling 100.0 % (3 of 3)")
        .containsPattern("my-hub +answers +3 +33\\.3%");
    assertThat(reports(folder.resolve("my-hub")))
        .contains("MyHubContractTest", "MyHubRulesTest")
        .doesNotContain("<skipped");
  }

  @Test
  void theJarInAFolderOfPluginsIsAHubOfTheProgram() throws Exception {
    assertThat(launch("new-hub", "new", "--package", "org.example.zoo").exitCode()).isZero();
    build(folder.resolve("new"));
    Path plugins = Files.createDirectory(folder.resolve("plug ins"));
    Files.move(folder.resolve("new/target/plugin/new-1.0.jar"), plugins.resolve("new-1.0.jar"));

    Run listed = launch("plugins", "--plugins", plugins.toString());
    Run scored = launch("score", "--plugins", plugins.toString(), "--hub", "new", "--format=csv");

    assertThat(listed.exitCode()).as(listed.err()).isZero();
    assertThat(listed.out()).containsPattern("new +hub +1\\.0");
    assertThat(scored.err()).isEmpty();
    assertThat(scored.out().lines())
        .anyMatch(line -> line.startsWith("new,answers.jsonl,ast,3,0.333333,"));
  }

  @Test
  void aModelBackendOfOnesOwnIsAsked() throws Exception {
    assertThat(launch("new-hub", "echo-backend").exitCode()).isZero();
    Path project = folder.resolve("echo-backend");
    replaceSources(project);
    build(project);

    Run run =
        launch(
            "run",
            "--plugins",
            project.resolve("target/plugin").toString(),
            "--model=echo:any",
            "--hub=torchhub",
            "--limit=3",
            "--out=run");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(reports(project)).contains("EchoContractTest");
    assertThat(run.out()).contains("torchhub", "echo");
    assertThat(answers(folder.resolve("run"))).contains("\"text\"");
  }

  @Test
  void theKindWithoutCodeIsCheckedAndScored() throws Exception {
    Run written = launch("new-hub", "my-hub", "--yaml");

    Run steps = shell(steps(written));

    assertThat(steps.exitCode()).as(steps.out() + steps.err()).isZero();
    assertThat(steps.err()).isEmpty();
    assertThat(steps.out())
        .contains("my-hub: all 15 laws hold\n")
        .containsPattern("my-hub +answers +3 +33\\.3%");
  }

  /** The indented lines, as they are told. */
  private static String steps(Run written) {
    return written
        .out()
        .lines()
        .filter(line -> line.startsWith("  "))
        .map(String::strip)
        .collect(Collectors.joining("\n"));
  }

  private void build(Path project) throws Exception {
    useFetchedArtifacts(project);
    Run build = Processes.start(project, Map.of(), "mvn", "-q", "package").await(LONGEST_BUILD);
    assertThat(build.exitCode()).as(build.out() + build.err()).isZero();
  }

  /** The project's own Maven options: nothing of it gets into the user's local repository. */
  private void useFetchedArtifacts(Path project) throws IOException {
    String fetched =
        Path.of(
                System.getProperty(
                    "localRepository", System.getProperty("user.home") + "/.m2/repository"))
            .toUri()
            .toString();
    Path settings =
        Files.writeString(
            temporary.resolve("settings.xml"),
            SETTINGS.formatted(
                REPOSITORY.formatted("repository", fetched),
                REPOSITORY.formatted("pluginRepository", fetched)));
    Path options = Files.createDirectories(project.resolve(".mvn")).resolve("maven.config");
    Files.writeString(
        options, "-gs\n" + settings + "\n-Dmaven.repo.local=" + temporary.resolve("m2") + "\n");
  }

  private static void replaceSources(Path project) throws Exception {
    Path sources = Path.of(NewHubIT.class.getResource("echo-backend").toURI()).toAbsolutePath();
    try (Stream<Path> old = Files.walk(project.resolve("src"))) {
      for (Path file : old.filter(Files::isRegularFile).toList()) {
        Files.delete(file);
      }
    }
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = project.resolve(sources.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  private static String reports(Path project) throws IOException {
    return texts(project.resolve("target/surefire-reports"), ".xml");
  }

  private static String answers(Path run) throws IOException {
    return texts(run, ".jsonl");
  }

  private static String texts(Path folder, String ending) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> found = files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
      for (Path file : found) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  private Run launch(String... arguments) throws Exception {
    return Processes.run(folder, Map.of(), Repository.launcher().toString(), arguments);
  }

  /** Runs lines of shell until one fails. */
  private Run shell(String lines) throws Exception {
    return Processes.start(folder, Map.of(), "sh", "-euc", lines).await(LONGEST_BUILD);
  }
}

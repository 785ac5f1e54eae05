package org.apieval.core.scaffold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HubProjectTest {

  @TempDir private Path folder;
  private Path jars;

  @BeforeEach
  void makeARepository() throws IOException {
    jars = folder.resolve("kit");
    Path api = Files.createDirectories(jars.resolve("org/apieval/eval-api/2.0-SNAPSHOT"));
    Files.writeString(api.resolve("eval-api-2.0-SNAPSHOT.jar"), "code");
    Files.writeString(api.resolve("eval-api-2.0-SNAPSHOT.pom"), "<version>2.0-SNAPSHOT</version>");
    Files.writeString(api.resolve("_remote.repositories"), "");
  }

  private void write(Path project, Optional<JavaPackage> javaPackage) {
    HubProject.of(new HubName("my-hub"), javaPackage)
        .write(project, new KitRepository(jars, "2.0-SNAPSHOT"));
  }

  @Test
  void everyFileIsInItsPlace() throws IOException {
    Path project = folder.resolve("new");

    write(project, Optional.of(new JavaPackage("org.example")));

    String version = new KitRepository(jars, "2.0-SNAPSHOT").version();
    assertThat(files(project))
        .containsExactly(
            ".github/workflows/build.yml",
            ".gitignore",
            "README.md",
            "lib/org/apieval/eval-api/" + version + "/eval-api-" + version + ".jar",
            "lib/org/apieval/eval-api/" + version + "/eval-api-" + version + ".pom",
            "pom.xml",
            "src/main/java/org/example/MyHubRules.java",
            "src/main/resources/META-INF/services/org.apieval.api.hub.HubRules",
            "src/main/resources/org/example/sample/answers.jsonl",
            "src/main/resources/org/example/sample/catalogue.jsonl",
            "src/main/resources/org/example/sample/questions.jsonl",
            "src/test/java/org/example/MyHubContractTest.java",
            "src/test/java/org/example/MyHubRulesTest.java");
    assertThat(project.resolve("pom.xml")).content().contains("<apieval.version>" + version);
    assertThat(project.resolve("src/main/resources/META-INF/services/org.apieval.api.hub.HubRules"))
        .hasContent("org.example.MyHubRules");
  }

  @Test
  void nothingIsLeftToFillIn() throws IOException {
    Path java = folder.resolve("java");
    Path yaml = folder.resolve("yaml");
    write(java, Optional.empty());
    new YamlProject(new HubName("my-hub")).write(yaml);

    for (Path project : List.of(java, yaml)) {
      for (String file : files(project)) {
        assertThat(project.resolve(file)).content().as(file).doesNotContain("{{", "}}");
      }
    }
  }

  @Test
  void jarsOfASnapshotHaveAVersionOfTheirOwnForEachContent() throws IOException {
    String before = new KitRepository(jars, "2.0-SNAPSHOT").version();
    Files.writeString(
        jars.resolve("org/apieval/eval-api/2.0-SNAPSHOT/eval-api-2.0-SNAPSHOT.jar"), "new code");
    String after = new KitRepository(jars, "2.0-SNAPSHOT").version();

    assertThat(before).matches("2\\.0-[0-9a-f]{8}").isNotEqualTo(after);
    assertThat(new KitRepository(jars, "2.0").version()).isEqualTo("2.0");
  }

  @Test
  void whatIsThereIsNotOverwritten() throws IOException {
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("pom.xml"), "mine");
    Path file = Files.writeString(folder.resolve("file"), "mine");

    assertThatThrownBy(() -> write(full, Optional.empty()))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("is there already, and not empty");
    assertThatThrownBy(() -> write(file, Optional.empty()))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("is a file");
    assertThat(full.resolve("pom.xml")).hasContent("mine");
  }

  @Test
  void anEmptyFolderIsFilled() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    write(empty, Optional.empty());

    assertThat(empty.resolve("src/main/java/com/example/myhub/MyHubRules.java")).exists();
  }

  @Test
  void withoutTheJarsThereIsNoProject() {
    assertThatThrownBy(() -> new KitRepository(folder.resolve("none"), "1.0"))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("start the program by its launcher");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "com..x", "com.new.x", "1a", "com.a-b", "java.x", "org.apieval", "a/b"})
  void aPackageThatJavaOrTheProgramWillNotHaveIsRefused(String name) {
    assertThatThrownBy(() -> new JavaPackage(name))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("--package: ");
  }

  private static List<String> files(Path project) throws IOException {
    try (Stream<Path> files = Files.walk(project)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> project.relativize(file).toString())
          .sorted()
          .toList();
    }
  }
}

package org.apieval.core.yamlhub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.HubData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class YamlHubTest {

  static Stream<Path> wrong() {
    return Stream.concat(HubFileGoldens.bad(), HubFileGoldens.beyond());
  }

  static Stream<Path> right() {
    return HubFileGoldens.good();
  }

  private static YamlHub read(Path file) {
    return YamlHub.read(file, List.of("torchhub"), name -> Optional.empty());
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void saysWhatIsWrongAndWhere(Path file) throws IOException {
    EvalException wrong = catchThrowableOfType(EvalException.class, () -> read(file).data());

    Path golden = Path.of(file.toString().replaceFirst("yaml$", "txt"));
    assertThat(wrong.code()).isEqualTo(EvalException.Code.USER);
    assertThat(shown(wrong.getMessage())).isEqualTo(Files.readString(golden).stripTrailing());
  }

  /** The message with the folders of this machine taken out. */
  private static String shown(String message) {
    return message
        .replace(HubFileGoldens.FOLDER.toAbsolutePath().toString(), "FOLDER")
        .replace(HubFileGoldens.FOLDER.toString(), "FOLDER");
  }

  @ParameterizedTest
  @MethodSource("right")
  void takesWhatIsRight(Path file) {
    assertThat(read(file).rules().id()).startsWith("zoo");
  }

  @Test
  void filesOfDataAreLookedForWhenTheyAreAskedFor(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("hub.yaml"), "{id: zoo, functions: any, catalogue: '${HOME}/a.json'}");

    YamlHub hub = read(file);
    assertThat(hub.rules().id()).isEqualTo("zoo");
    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(hub::data)
        .withMessageContaining(file + ":1:")
        .withMessageContaining("needs the environment variable HOME, which is not set");
  }

  @Test
  void missingFileIsNamed(@TempDir Path folder) {
    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> read(folder.resolve("no.yaml")))
        .withMessage("no such file: " + folder.resolve("no.yaml"));
  }

  @Test
  void folderIsNoHubFile(@TempDir Path folder) {
    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> read(folder))
        .withMessage(folder + " is a directory; name a file");
  }

  @Test
  void filesStandBesideTheHubFileWhereverTheProgramRuns(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("b.json"), "[]");
    Files.writeString(folder.resolve("a.json"), "[]");
    Path file =
        Files.writeString(
            folder.resolve("hub.yaml"), "{id: zoo, functions: any, catalogue: [a.json, '*.json']}");

    assertThat(read(file).data().map(HubData::catalogue).orElseThrow().files())
        .containsExactly(folder.resolve("a.json"), folder.resolve("b.json"));
  }

  @Test
  void variablesOfTheEnvironmentStandInPaths(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("a$1.json"), "[]");
    Path file =
        Files.writeString(
            folder.resolve("hub.yaml"),
            "{id: zoo, functions: any, catalogue: '${HOME_OF_IT:-no}/${NAME:-a$1}.json'}");

    YamlHub hub =
        YamlHub.read(
            file,
            List.of(),
            name -> Optional.of(folder.toString()).filter(home -> name.equals("HOME_OF_IT")));

    assertThat(hub.data().orElseThrow().catalogue().files())
        .containsExactly(folder.resolve("a$1.json"));
  }

  @Test
  void bracketsInTheNameOfAFileAreNoPattern(@TempDir Path folder) throws IOException {
    Path data = Files.writeString(folder.resolve("a[1].json"), "[]");
    Path file =
        Files.writeString(
            folder.resolve("hub.yaml"), "{id: zoo, functions: any, catalogue: 'a[1].json'}");

    assertThat(read(file).data().orElseThrow().catalogue().files()).containsExactly(data);
  }

  @Test
  void veryLongFileIsNoHubFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("hub.yaml"), "#".repeat((1 << 20) + 1));

    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> read(file))
        .withMessage(file + " is too long for a hub file: it has more than 1 MB");
  }

  @Test
  void byteOrderMarkAndWindowsLinesDoNotMatter(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(folder.resolve("hub.yaml"), "\ufeffid: zoo\r\nfunctions: any\r\n");

    assertThat(read(file).rules().id()).isEqualTo("zoo");
  }
}

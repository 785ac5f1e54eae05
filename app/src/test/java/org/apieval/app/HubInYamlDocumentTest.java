package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what {@code docs/hub-in-yaml.md} tells its readers to do. */
class HubInYamlDocumentTest {

  private static final Path DOCUMENT = Path.of("../docs/hub-in-yaml.md");

  /** A file's name at the start of a line, and the block below it. */
  private static final Pattern FILE =
      Pattern.compile("(?ms)^`([a-z.]+)`[^\n]*\n\n```[a-z]+\n(.*?)\n```$");

  private static final Pattern COMMANDS = Pattern.compile("(?ms)^```sh\n(.*?)\n```$");

  @TempDir private Path folder;
  private List<List<String>> commands = List.of();

  @BeforeEach
  void followTheDocument() throws IOException {
    String text = Files.readString(DOCUMENT);
    Matcher file = FILE.matcher(text);
    while (file.find()) {
      Files.writeString(folder.resolve(file.group(1)), file.group(2) + "\n");
    }
    Matcher block = COMMANDS.matcher(text);
    assertThat(block.find()).isTrue();
    commands = new ArrayList<>();
    block.group(1).lines().forEach(line -> commands.add(List.of(line.split(" "))));
  }

  private Run runCommand(int number) {
    return run(
        commands.get(number).stream()
            .skip(1)
            .map(word -> word.endsWith(".yaml") ? folder.resolve(word).toString() : word)
            .toArray(String[]::new));
  }

  @Test
  void lintHasNothingToReport() {
    Run lint = runCommand(0);

    assertThat(lint.out()).isEqualTo("spacy: nothing to report\n");
    assertThat(lint.err()).isEmpty();
  }

  @Test
  void scoreGivesTheThreeVerdicts() {
    Run score = runCommand(1);

    assertThat(score.exitCode()).isZero();
    assertThat(score.err()).isEmpty();
    assertThat(score.out())
        .containsPattern("spacy +answers +3 +33.3% +[0-9.]+-[0-9.]+ +33.3% +33.3%");
  }

  @Test
  void explainTellsTheUnknownModel() {
    Run explain = runCommand(2);

    assertThat(explain.exitCode()).isZero();
    assertThat(explain.out()).contains("unknown_model", "de_core_web_huge");
  }
}

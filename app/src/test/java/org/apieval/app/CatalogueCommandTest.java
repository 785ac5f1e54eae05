package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueCommandTest {

  @TempDir private Path folder;

  private RecordedCards cards;

  @BeforeEach
  void twoCards() throws IOException {
    cards = RecordedCards.in(folder);
  }

  @Test
  void aSecondStartAsksOnlyWhatIsMissing() throws IOException {
    cards.record("one.md", "one");
    CommandLineFixture.Run first = cards.catalogue();
    assertThat(first.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(first.err())
        .contains(
            "1 item is without an answer, two.md for instance: no answer was recorded; start again")
        .contains("1 of 2 cards gave a record");
    assertThat(folder.resolve("apis.run/answers.jsonl")).exists();

    cards.record("two.md", "two"); // and nothing any more for the first
    CommandLineFixture.Run second = cards.catalogue();

    assertThat(second.exitCode()).as(second.err()).isEqualTo(ExitCode.OK);
    assertThat(cards.calls())
        .containsExactly("torch.hub.load('o/r', 'one')", "torch.hub.load('o/r', 'two')");
  }

  @Test
  void aCardThatHasChangedIsAskedAboutAgain() throws IOException {
    cards.record("one.md", "one", "two.md", "two");
    cards.catalogue();
    Files.writeString(folder.resolve("cards/two.md"), "Now o/r has three.");
    cards.record("one.md", "wrong", "two.md", "three");

    CommandLineFixture.Run again = cards.catalogue();

    assertThat(again.exitCode()).as(again.err()).isEqualTo(ExitCode.OK);
    assertThat(cards.calls())
        .containsExactly("torch.hub.load('o/r', 'one')", "torch.hub.load('o/r', 'three')");
  }

  @Test
  void aFolderWithAnotherRunIsRefused() throws IOException {
    cards.record("one.md", "one", "two.md", "two");
    cards.catalogue();

    CommandLineFixture.Run other =
        RecordedCards.run(
            "catalogue",
            "--cards",
            cards.path("cards"),
            "--hub",
            "huggingface",
            "--model",
            "recorded:" + cards.path("recorded.jsonl"),
            "--out",
            cards.path("apis.jsonl"));

    assertThat(other.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(other.err()).contains("holds another run: hub is huggingface, was torchhub");
  }

  @Test
  void aDryRunShowsThePromptAndAsksNothing() throws IOException {
    cards.record("one.md", "one", "two.md", "two");

    CommandLineFixture.Run run = cards.catalogue("--dry-run");

    assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).startsWith("2 requests, about ").contains("  | Repository o/r has one.");
    assertThat(folder.resolve("apis.jsonl")).doesNotExist();
    assertThat(folder.resolve("apis.run")).doesNotExist();
  }

  @Test
  void brokenCardsAreListedAndKeptWithTheRejected() throws IOException {
    cards.record("one.md", "one", "two.md", "two");
    Files.writeString(folder.resolve("cards/zzz.json"), "{\"id\": }");

    CommandLineFixture.Run run = cards.catalogue();

    assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(run.err())
        .contains("zzz.json:1: broken JSON: ")
        .contains("2 of 3 cards gave a record");
    assertThat(Files.readString(folder.resolve("apis.rejected.jsonl")))
        .startsWith("{\"card\":\"zzz.json\",\"reason\":\"line 1: broken JSON: ")
        .endsWith("\"answer\":null}\n");
  }

  @Test
  void codeWithoutMetadataGivesNoCallOfAnotherModel() throws IOException {
    Files.writeString(
        folder.resolve("cards/o--m.md"),
        """
        ---
        task: chat
        ---
        ```python
        print('hello')
        tokenizer = AutoTokenizer.from_pretrained('o/m')
        model = AutoModel.from_pretrained('o/m')
        other = AutoModel.from_pretrained('o/base')
        ```
        """);

    RecordedCards.run(
        "catalogue",
        "--cards",
        cards.path("cards"),
        "--hub",
        "huggingface",
        "--out",
        cards.path("apis.jsonl"));

    assertThat(cards.calls()).containsExactly("AutoModel.from_pretrained('o/m')");
  }
}

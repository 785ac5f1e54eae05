package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RequestsCommandTest {

  @TempDir private Path folder;

  private RecordedCards cards;

  @BeforeEach
  void twoCards() throws IOException {
    cards = RecordedCards.in(folder);
  }

  @Test
  void requestsGoOnWhereTheyStopped() throws IOException {
    cards.record("one.md", "one", "two.md", "two");
    cards.catalogue();
    cards.answers(
        "1",
        "[\\\"What is this thing called, please?\\\"]",
        "2",
        "[\\\"torch.hub.load it for me now\\\"]");
    CommandLineFixture.Run first = cards.requests("--rounds", "2");
    assertThat(first.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(first.err())
        .contains("apis.jsonl:2: 1 of 1 requests are missing")
        .contains("requests: 1 for 2 records, in");

    cards.answers("2", "not asked for again", "2", "[\\\"Who sings in the old recording?\\\"]");
    CommandLineFixture.Run second = cards.requests("--rounds", "2");

    assertThat(second.exitCode()).as(second.err()).isEqualTo(ExitCode.OK);
    assertThat(Files.readString(folder.resolve("questions.jsonl")))
        .contains(
            "###Instruction: What is this thing called, please?", "###Instruction: Who sings");
    assertThat(Files.readString(folder.resolve("questions.refused.jsonl")))
        .isEqualTo(
            "{\"line\":2,\"api_call\":\"torch.hub.load('o/r', 'two')\",\"round\":1,\"request\":"
                + "\"torch.hub.load it for me now\",\"reason\":\"it names the API: torch.hub.load\"}\n");
  }

  @Test
  void aRecordThatIsAddedIsAskedForAlone() throws IOException {
    cards.record("one.md", "one");
    cards.catalogue();
    cards.answers("1", "[\\\"What is this thing called, please?\\\"]");
    assertThat(cards.requests().exitCode()).isEqualTo(ExitCode.OK);
    cards.record("two.md", "two");
    cards.catalogue();
    cards.answers(
        "1",
        "[\\\"Not asked for again, I hope\\\"]",
        "2",
        "[\\\"Who sings in the old recording?\\\"]");

    CommandLineFixture.Run run = cards.requests();

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(Files.readString(folder.resolve("questions.jsonl")))
        .contains("What is this thing", "Who sings in the old")
        .doesNotContain("Not asked for again");
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetCommandTest {

  @TempDir private Path folder;

  private RecordedCards cards;

  @BeforeEach
  void twoCards() throws IOException {
    cards = RecordedCards.in(folder);
  }

  @Test
  void wrongUseIsOneLine() throws IOException {
    Path questions = SampleFiles.of("torchhub", folder).questions();
    Stream.of(
            List.of("apieval: a command is missing: catalogue, requests, split, "),
            List.of(
                "apieval: no such folder: nowhere",
                "catalogue",
                "--cards",
                "nowhere",
                "--hub",
                "torchhub",
                "--out",
                "x"),
            List.of(
                "apieval: no hub \"torchub\"",
                "catalogue",
                "--cards",
                cards.path("cards"),
                "--hub",
                "torchub",
                "--out",
                "x"),
            List.of(
                "apieval: no model backend \"opena\"",
                "catalogue",
                "--cards",
                cards.path("cards"),
                "--hub",
                "torchhub",
                "--out",
                "x",
                "--model",
                "opena:x"),
            List.of(
                "apieval: --model retrieved needs",
                "catalogue",
                "--cards",
                cards.path("cards"),
                "--hub",
                "torchhub",
                "--out",
                "x",
                "--model",
                "retrieved"),
            List.of(
                "apieval: --model is missing",
                "requests",
                "--catalogue",
                "x",
                "--hub",
                "torchhub",
                "--out",
                "y"),
            List.of(
                "apieval: no such file: x",
                "requests",
                "--catalogue",
                "x",
                "--hub",
                "torchhub",
                "--out",
                "y",
                "--model",
                "constant:a"),
            List.of(
                "apieval: --test must be between 0 and 1",
                "split",
                "--questions",
                questions.toString(),
                "--hub",
                "torchhub",
                "--by",
                "api",
                "--test",
                "1",
                "--out",
                "h"),
            List.of(
                "apieval: " + cards.path("cards/one.md") + " has no row that a file of questions",
                "split",
                "--questions",
                cards.path("cards/one.md"),
                "--hub",
                "torchhub",
                "--by",
                "api",
                "--out",
                "h"))
        .forEach(
            one -> {
              CommandLineFixture.Run run =
                  RecordedCards.run(one.subList(1, one.size()).toArray(String[]::new));
              assertThat(run.err()).startsWith(one.get(0));
              assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
              assertThat(run.out()).isEmpty();
            });
  }
}

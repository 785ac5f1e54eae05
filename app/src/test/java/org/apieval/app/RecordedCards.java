package org.apieval.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Two cards, recorded answers about them, and the commands that build data from these.
 *
 * @param folder where everything is
 */
record RecordedCards(Path folder) {

  private static final String RECORD =
      "{'domain': 'D', 'framework': 'PyTorch', 'functionality': 'f', 'api_name': 'n', 'api_call':"
          + " \\\"torch.hub.load('o/r', 'NAME')\\\", 'api_arguments': {},"
          + " 'python_environment_requirements': [], 'example_code': '', 'performance': {},"
          + " 'description': 'd'}";

  /** Writes the cards {@code one.md} and {@code two.md}. */
  static RecordedCards in(Path folder) throws IOException {
    RecordedCards cards = new RecordedCards(folder);
    Files.createDirectories(folder.resolve("cards"));
    cards.card("one");
    cards.card("two");
    return cards;
  }

  CommandLineFixture.Run catalogue(String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "catalogue",
                "--cards",
                path("cards"),
                "--hub",
                "torchhub",
                "--model",
                "recorded:" + path("recorded.jsonl"),
                "--out",
                path("apis.jsonl")));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  CommandLineFixture.Run requests(String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "requests",
                "--catalogue",
                path("apis.jsonl"),
                "--hub",
                "torchhub",
                "--model",
                "recorded:" + path("recorded.jsonl"),
                "--per-api",
                "1",
                "--out",
                path("questions.jsonl")));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  static CommandLineFixture.Run run(String... arguments) {
    List<String> line = new ArrayList<>(List.of("dataset"));
    line.addAll(List.of(arguments));
    return CommandLineFixture.run(line.toArray(String[]::new));
  }

  List<String> calls() throws IOException {
    return Files.readAllLines(folder.resolve("apis.jsonl")).stream()
        .map(line -> line.replaceFirst(".*\"api_call\": \"(.*?)\", \"api_arg.*", "$1"))
        .toList();
  }

  private void card(String name) throws IOException {
    Files.writeString(
        folder.resolve("cards/" + name + ".md"), "Repository o/r has " + name + ".\n");
  }

  /** Records an answer for each card: the record of a model. */
  void record(String... cardsAndModels) throws IOException {
    String[] answers = cardsAndModels.clone();
    for (int index = 1; index < answers.length; index += 2) {
      answers[index] = RECORD.replace("NAME", answers[index]);
    }
    answers(answers);
  }

  void answers(String... idsAndTexts) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int index = 0; index < idsAndTexts.length; index += 2) {
      lines.append(
          "{\"question_id\": \"%s\", \"text\": \"%s\"}\n"
              .formatted(idsAndTexts[index], idsAndTexts[index + 1]));
    }
    Files.writeString(folder.resolve("recorded.jsonl"), lines);
  }

  String path(String name) {
    return folder.resolve(name).toString();
  }
}

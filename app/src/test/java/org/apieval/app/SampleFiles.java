package org.apieval.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.api.hub.HubSample;
import org.apieval.core.plugin.PluginRegistry;

/** The files of a hub's sample, copied out of its jar. */
record SampleFiles(Path catalogue, Path questions, List<Path> answers) {

  /** Copies a hub's sample into a folder. */
  static SampleFiles of(String hub, Path folder) throws IOException {
    HubSample sample = PluginRegistry.onClassPath().hubs().get(hub).sample().orElseThrow();
    Path catalogue = copy(sample.catalogue(), folder.resolve("catalogue.jsonl"));
    Path questions = copy(sample.questions(), folder.resolve("questions.jsonl"));
    Path good = copy(sample.answers().get(0), folder.resolve("good.jsonl"));
    Path poor = copy(sample.answers().get(1), folder.resolve("poor.jsonl"));
    return new SampleFiles(catalogue, questions, List.of(good, poor));
  }

  /**
   * A catalogue, a question and an answer that calls nothing, as options of a command.
   *
   * @param folder where the files are written
   */
  static List<String> withoutCall(Path folder) throws IOException {
    String entry = "\"domain\": \"D\", \"api_call\": \"torch.hub.load('a/b', 'c')\"}\n";
    Path catalogue = Files.writeString(folder.resolve("one-api.jsonl"), "{" + entry);
    Path questions =
        Files.writeString(
            folder.resolve("one-question.jsonl"), "{\"question_id\": 1, \"text\": \"?\", " + entry);
    Path answers =
        Files.writeString(
            folder.resolve("one-answer.jsonl"), "{\"question_id\": 1, \"text\": \"no idea\"}\n");
    return List.of(
        "--hub=torchhub",
        "--catalogue=" + catalogue,
        "--questions=" + questions,
        "--answers=" + answers);
  }

  /** The sample laid out as in a checkout of the Gorilla repository. */
  static Path asCheckout(String hub, Path folder) throws IOException {
    SampleFiles files = of(hub, Files.createDirectories(folder.resolve("flat")));
    move(files.catalogue, folder.resolve("data/api/" + hub + "_api.jsonl"));
    move(files.questions, folder.resolve("data/apibench/" + hub + "_eval.json"));
    Path responses = folder.resolve("gorilla/eval/eval-data/responses").resolve(hub);
    for (Path answers : files.answers) {
      move(answers, responses.resolve(answers.getFileName()));
    }
    return folder;
  }

  private static Path copy(URL from, Path to) throws IOException {
    try (InputStream content = from.openStream()) {
      Files.copy(content, to);
    }
    return to;
  }

  private static void move(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.move(from, to);
  }
}

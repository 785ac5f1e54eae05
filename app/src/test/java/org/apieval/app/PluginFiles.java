package org.apieval.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.api.hub.HubRules;
import org.apieval.core.plugin.PluginJar;
import org.apieval.core.plugin.PluginSources;

/**
 * A folder with a hub, a model backend and a retriever as plug-ins, and a benchmark of that hub.
 */
record PluginFiles(Path folder, Path catalogue, Path questions, Path answers) {

  private static final String CATALOGUE =
      """
      {"domain": "Tagging", "api_call": "tags.words('a')"}
      {"domain": "Parsing", "api_call": "trees.read('a')"}
      """;
  private static final String QUESTIONS =
      """
      {"question_id": 1, "text": "Which words are nouns?", "domain": "Tagging", "api_call": "tags.words('a')"}
      {"question_id": 2, "text": "Which is the subject?", "domain": "Parsing", "api_call": "trees.read('a')"}
      """;
  private static final String ANSWERS =
      """
      {"question_id": 1, "text": "tags.words('b')"}
      {"question_id": 2, "text": "forest.read('a')"}
      """;

  private static final String SAMPLE =
      """
      public java.util.Optional<HubSample> sample() {
        return java.util.Optional.of(HubSample.beside(getClass(), "good.jsonl"));
      }
      """;

  /**
   * Makes all of it in an empty folder: the hub "words", the model "tagger", the retriever "last".
   */
  static PluginFiles in(Path scratch) throws IOException {
    Path folder = scratch.resolve("plug-ins");
    new PluginJar()
        .attribute("Implementation-Version", "1.2.3")
        .attribute("Apieval-Api-Version", "1.0")
        .source("com.example.Hub", PluginSources.hub("Hub", SAMPLE, "return \"words\";"))
        .service(HubRules.class, "com.example.Hub")
        .entry("com/example/sample/catalogue.jsonl", CATALOGUE.getBytes(UTF_8))
        .entry("com/example/sample/questions.jsonl", QUESTIONS.getBytes(UTF_8))
        .entry("com/example/sample/good.jsonl", ANSWERS.getBytes(UTF_8))
        .write(folder.resolve("hub-words.jar"));
    PluginSources.modelJar("tagger", "tags.words('c')").write(folder.resolve("tagger/tagger.jar"));
    PluginSources.retrieverJar("last").write(folder.resolve("retriever-last.jar"));
    return new PluginFiles(
        folder,
        Files.writeString(scratch.resolve("catalogue.jsonl"), CATALOGUE),
        Files.writeString(scratch.resolve("questions.jsonl"), QUESTIONS),
        Files.writeString(scratch.resolve("answers.jsonl"), ANSWERS));
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which files to check; unlike {@link DataOptions} any of them will do. */
final class LintOptions {

  @Mixin private DataOptions data;

  @Option(
      names = "--train",
      paramLabel = "FILE",
      description = "The questions that a model was trained on.")
  private Optional<Path> training = Optional.empty();

  @Option(
      names = "--prompts",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of prompts that models were given.")
  private List<Path> prompts = new ArrayList<>();

  /** Nothing named yet. */
  LintOptions() {
    this.data = new DataOptions();
  }

  /** Only catalogue and questions. */
  LintOptions(QuestionOptions questions) {
    this.data = new DataOptions(questions);
  }

  /** A checkout to read from. */
  Optional<Path> gorilla() {
    return data.gorilla();
  }

  Optional<Path> catalogue() {
    return data.catalogue();
  }

  Optional<Path> questions() {
    return data.questions();
  }

  Optional<Path> training() {
    return training;
  }

  /** In the order given, each once. */
  List<Path> prompts() {
    return prompts.stream().distinct().toList();
  }

  /** In the order given, each once. */
  List<Path> answers() {
    return data.answers().stream().distinct().toList();
  }

  Optional<String> hub() {
    return data.hub();
  }

  /** Files that describe hubs. */
  List<Path> hubFiles() {
    return data.hubFiles();
  }

  /** Whether no file and no checkout is named. */
  boolean nothingNamed() {
    return gorilla().isEmpty() && !namesReferences() && answers().isEmpty();
  }

  /**
   * Whether files of a kind that a checkout brings along are named.
   *
   * @throws EvalException USER if a checkout is named, too
   */
  void check() {
    if (gorilla().isPresent() && namesReferences()) {
      throw EvalException.user(
          "--gorilla brings its own catalogues, questions and prompts: leave out --catalogue,"
              + " --questions, --train and --prompts, or leave out --gorilla");
    }
  }

  /** Whether files of a kind that a checkout or a hub file brings along are named. */
  boolean namesReferences() {
    return catalogue().isPresent()
        || questions().isPresent()
        || training.isPresent()
        || !prompts.isEmpty();
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;
import picocli.CommandLine.Option;

/** The options that say which files to check; unlike {@link DataOptions} any of them will do. */
final class LintOptions {

  @Option(
      names = "--gorilla",
      paramLabel = "DIR",
      description = "A checkout of the Gorilla repository: all files of its hubs.")
  private Optional<Path> gorilla = Optional.empty();

  @Option(names = "--catalogue", paramLabel = "FILE", description = "The reference APIs.")
  private Optional<Path> catalogue = Optional.empty();

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description = "The questions with their gold calls.")
  private Optional<Path> questions = Optional.empty();

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

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of recorded answers; with --gorilla, these instead of all.")
  private List<Path> answers = new ArrayList<>();

  @Option(
      names = "--hub",
      paramLabel = "ID",
      description = "Only this hub, such as torchhub; for single files, whose calls they hold.")
  private Optional<String> hub = Optional.empty();

  /** A checkout to read from. */
  Optional<Path> gorilla() {
    return gorilla;
  }

  Optional<Path> catalogue() {
    return catalogue;
  }

  Optional<Path> questions() {
    return questions;
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
    return answers.stream().distinct().toList();
  }

  Optional<String> hub() {
    return hub;
  }

  /** Whether no file and no checkout is named. */
  boolean nothingNamed() {
    return gorilla.isEmpty() && !namesReferences() && answers.isEmpty();
  }

  /**
   * Whether files of a kind that a checkout brings along are named.
   *
   * @throws EvalException USER if a checkout is named, too
   */
  void check() {
    if (gorilla.isPresent() && namesReferences()) {
      throw EvalException.user(
          "--gorilla brings its own catalogues, questions and prompts: leave out --catalogue,"
              + " --questions, --train and --prompts, or leave out --gorilla");
    }
  }

  private boolean namesReferences() {
    return catalogue.isPresent()
        || questions.isPresent()
        || training.isPresent()
        || !prompts.isEmpty();
  }
}

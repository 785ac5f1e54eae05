package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which answers to look at, and against which references. */
final class DataOptions {

  @Mixin private QuestionOptions questions;

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of recorded answers; with --gorilla, these instead of all.")
  private List<Path> answers = new ArrayList<>();

  /** Nothing named yet. */
  DataOptions() {
    this(new QuestionOptions());
  }

  /** Those that are about questions, and no answers. */
  DataOptions(QuestionOptions questions) {
    this.questions = questions;
  }

  /** A checkout to read from; excludes {@link #catalogue()} and {@link #questions()}. */
  Optional<Path> gorilla() {
    return questions.gorilla();
  }

  Optional<Path> catalogue() {
    return questions.catalogue();
  }

  Optional<Path> questions() {
    return questions.questions();
  }

  /** In the order given; empty where all there are is wanted. */
  List<Path> answers() {
    return List.copyOf(answers);
  }

  Optional<String> hub() {
    return questions.hub();
  }

  /** Files that describe hubs. */
  List<Path> hubFiles() {
    return questions.hubFiles();
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say which answers to look at, and against which references. */
final class DataOptions {

  @Option(
      names = "--gorilla",
      paramLabel = "DIR",
      description = "A checkout of the Gorilla repository, with its catalogues and questions.")
  private Optional<Path> gorilla = Optional.empty();

  @Option(
      names = "--catalogue",
      paramLabel = "FILE",
      description = "The reference APIs, JSON lines; with --questions, --answers and --hub.")
  private Optional<Path> catalogue = Optional.empty();

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description = "The questions with their gold calls, JSON lines.")
  private Optional<Path> questions = Optional.empty();

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of recorded answers, JSON lines.")
  private List<Path> answers = new ArrayList<>();

  @Option(names = "--hub", paramLabel = "ID", description = "Only this hub, such as torchhub.")
  private Optional<String> hub = Optional.empty();

  /** A checkout to read from; excludes {@link #catalogue()} and {@link #questions()}. */
  Optional<Path> gorilla() {
    return gorilla;
  }

  Optional<Path> catalogue() {
    return catalogue;
  }

  Optional<Path> questions() {
    return questions;
  }

  /** In the order given; empty where all there are is wanted. */
  List<Path> answers() {
    return List.copyOf(answers);
  }

  Optional<String> hub() {
    return hub;
  }
}

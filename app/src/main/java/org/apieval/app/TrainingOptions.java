package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;
import picocli.CommandLine.Option;

/** The options that say which questions a model is trained on. */
final class TrainingOptions {

  @Option(
      names = "--gorilla",
      paramLabel = "DIR",
      description =
          "A checkout of the Gorilla repository: its training files, and its catalogues as"
              + " documents.")
  private Optional<Path> gorilla = Optional.empty();

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description =
          "Questions with their gold calls, or a published training file; goes with --hub.")
  private Optional<Path> questions = Optional.empty();

  @Option(
      names = "--catalogue",
      paramLabel = "FILE",
      description = "The documents, if not those that a published training file has itself.")
  private Optional<Path> catalogue = Optional.empty();

  @Option(
      names = "--hub",
      paramLabel = "ID",
      description = "Only this hub, such as torchhub; for single files, whose they are.")
  private Optional<String> hub = Optional.empty();

  @Option(
      names = "--hub-file",
      paramLabel = "FILE",
      description = "A YAML file that describes a hub, in place of --hub.")
  private List<Path> hubFiles = new ArrayList<>();

  Optional<Path> gorilla() {
    return gorilla;
  }

  Optional<Path> questions() {
    return questions;
  }

  Optional<Path> catalogue() {
    return catalogue;
  }

  List<Path> hubFiles() {
    return hubFiles;
  }

  /**
   * There, or a hub file is, wherever {@link #questions()} are, once {@link #check()} has passed.
   */
  Optional<String> hub() {
    return hub;
  }

  /**
   * Checks that the options go together.
   *
   * @throws EvalException USER saying which is missing or too much
   */
  void check() {
    if (gorilla.isPresent() && (questions.isPresent() || catalogue.isPresent())) {
      throw EvalException.user(
          "--gorilla brings its own training files and catalogues: leave out --questions and"
              + " --catalogue, or leave out --gorilla");
    }
    if (catalogue.isPresent() && questions.isEmpty()) {
      throw EvalException.user("--catalogue goes with --questions FILE, which is missing");
    }
    if (questions.isPresent() && hub.isEmpty() && hubFiles.size() != 1) {
      throw EvalException.user("--questions goes with --hub ID, which is missing");
    }
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;
import picocli.CommandLine.Option;

/** The options that say which questions are meant, and what catalogue they are about. */
final class QuestionOptions {

  @Option(
      names = "--gorilla",
      paramLabel = "DIR",
      description = "A checkout of the Gorilla repository, with its catalogues and questions.")
  private Optional<Path> gorilla = Optional.empty();

  @Option(
      names = "--catalogue",
      paramLabel = "FILE",
      description =
          "The reference APIs, if not those of a checkout; goes with --hub or --hub-file.")
  private Optional<Path> catalogue = Optional.empty();

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description = "The questions with their gold calls, if not those of a checkout.")
  private Optional<Path> questions = Optional.empty();

  @Option(
      names = "--hub-file",
      paramLabel = "FILE",
      description =
          "A YAML file that describes a hub and says where its data are; may be repeated. With"
              + " --gorilla or --catalogue the data come from there.")
  private List<Path> hubFiles = new ArrayList<>();

  @Option(
      names = "--hub",
      paramLabel = "ID",
      description = "Only this hub, such as torchhub; for single files, whose they are.")
  private Optional<String> hub = Optional.empty();

  Optional<Path> gorilla() {
    return gorilla;
  }

  /** There exactly where {@link #questions()} are, once {@link #check()} has passed. */
  Optional<Path> catalogue() {
    return catalogue;
  }

  Optional<Path> questions() {
    return questions;
  }

  Optional<String> hub() {
    return hub;
  }

  /** Files that describe hubs, each once, in the order given. */
  List<Path> hubFiles() {
    return hubFiles.stream().distinct().toList();
  }

  /**
   * Checks that the options go together.
   *
   * @throws EvalException USER saying which is missing or too much
   */
  void check() {
    boolean files = catalogue.isPresent() || questions.isPresent();
    if (gorilla.isPresent() && files) {
      throw EvalException.user(
          "--gorilla brings its own catalogues and questions: leave out --catalogue and --questions,"
              + " or leave out --gorilla");
    }
    if (files && catalogue.isEmpty()) {
      throw EvalException.user("--questions goes with --catalogue FILE, which is missing");
    }
    if (files && questions.isEmpty()) {
      throw EvalException.user("--catalogue goes with --questions FILE, which is missing");
    }
    if (files && hub.isEmpty() && hubFiles().size() != 1) {
      throw EvalException.user("--catalogue goes with --hub ID, which is missing");
    }
  }
}

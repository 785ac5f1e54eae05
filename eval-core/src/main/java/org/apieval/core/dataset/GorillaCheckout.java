package org.apieval.core.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * A checkout of the Gorilla repository: where its files for a hub are. Every path starts with the
 * folder as the user named it. Immutable and thread-safe; the files are looked for at each call.
 */
public final class GorillaCheckout {

  private static final String CATALOGUE_SUFFIX = "_api.jsonl";

  private final Path root;

  private GorillaCheckout(Path root) {
    this.root = root;
  }

  /**
   * The checkout in a folder.
   *
   * @throws EvalException USER if there is no such folder, or none with the expected layout
   */
  public static GorillaCheckout at(Path root) {
    String name = Printable.text(root.toString());
    if (!Files.exists(root)) {
      throw EvalException.user("no such folder: " + name);
    }
    if (!Files.isDirectory(root)) {
      throw EvalException.user(name + " is not a folder; name the folder of a Gorilla checkout");
    }
    if (!Files.isDirectory(root.resolve("data/api"))) {
      String hint =
          Optional.ofNullable(root.toAbsolutePath().normalize().getParent())
              .filter(parent -> Files.isDirectory(parent.resolve("data/api")))
              .map(parent -> "; did you mean " + Printable.text(parent.toString()) + "?")
              .orElse("");
      throw EvalException.user(
          name + " is not a Gorilla checkout: it has no data/api/<hub>_api.jsonl" + hint);
    }
    return new GorillaCheckout(root);
  }

  /** Those of the hubs, by id, that have a catalogue here; in the order given. */
  public List<String> hubs(Collection<String> ids) {
    return ids.stream().filter(id -> Files.exists(cataloguePath(id))).toList();
  }

  /**
   * The hub's catalogue.
   *
   * @throws EvalException USER if there is none, naming those that are there
   */
  public Path catalogue(String hub) {
    Path file = cataloguePath(hub);
    if (Files.exists(file)) {
      return file;
    }
    List<String> there =
        list(root.resolve("data/api"), CATALOGUE_SUFFIX).stream()
            .map(path -> path.getFileName().toString().replace(CATALOGUE_SUFFIX, ""))
            .toList();
    throw EvalException.user(
        "no catalogue for %s: there is no %s%s"
            .formatted(
                hub,
                Printable.text(file.toString()),
                there.isEmpty()
                    ? ""
                    : ", only those of " + Printable.text(String.join(", ", there))));
  }

  /**
   * The hub's questions with gold calls, in a file named after the hub, with or without its {@code
   * hub} at the end.
   *
   * @throws EvalException USER if there is none, naming what was looked for
   */
  public Path questions(String hub) {
    return apibench(hub, "_eval.json")
        .orElseThrow(
            () ->
                EvalException.user(
                    "no questions for %s: there is no %s"
                        .formatted(
                            hub,
                            Printable.text(
                                root.resolve("data/apibench/" + hub + "_eval.json").toString()))));
  }

  /** The questions that models may be trained on, named as {@link #questions}; empty if none. */
  public Optional<Path> training(String hub) {
    return apibench(hub, "_train.json");
  }

  private Optional<Path> apibench(String hub, String suffix) {
    return Stream.of(hub, hub.replaceFirst("hub$", ""))
        .map(name -> root.resolve("data/apibench").resolve(name + suffix))
        .filter(Files::exists)
        .findFirst();
  }

  /** The files of prompts that models were given for the hub, sorted by name; may be empty. */
  public List<Path> prompts(String hub) {
    return list(root.resolve("gorilla/eval/eval-data/questions").resolve(hub), ".jsonl");
  }

  /**
   * The prompts that published answers were given to: {@code questions_torchhub_bm25.jsonl} for
   * {@code response_torchhub_Gorilla_FT_bm25.jsonl}. Empty where no file belongs to that name.
   *
   * @param answers the name of an answer file, folders before it aside
   */
  public Optional<Path> prompts(String hub, String answers) {
    String name = answers.substring(answers.lastIndexOf('/') + 1);
    String start = "questions_" + hub + "_";
    return prompts(hub).stream()
        .filter(file -> name.startsWith("response_" + hub + "_"))
        .filter(file -> file.getFileName().toString().startsWith(start))
        .filter(file -> name.endsWith(file.getFileName().toString().substring(start.length() - 1)))
        .max(Comparator.comparing(file -> file.getFileName().toString().length()));
  }

  /**
   * The hub's answer files, sorted by name.
   *
   * @throws EvalException USER if there are none, naming what was looked for
   */
  public List<Path> answers(String hub) {
    List<Path> files = answersIfAny(hub);
    if (files.isEmpty()) {
      throw EvalException.user(
          "no answers for %s: there is no %s/*.jsonl"
              .formatted(hub, Printable.text(responses(hub).toString())));
    }
    return files;
  }

  /** The hub's answer files, sorted by name; may be empty. */
  public List<Path> answersIfAny(String hub) {
    return list(responses(hub), ".jsonl");
  }

  /** The file as given if it is there, else the hub's answer file of that name, else as given. */
  public Path answers(String hub, Path given) {
    Path inside = responses(hub).resolve(given.toString());
    return !Files.exists(given) && Files.isRegularFile(inside) ? inside : given;
  }

  /**
   * The hub whose answers a file holds: it lies in the hub's folder, or is no file as given and one
   * of that name lies there. Empty where no hub, or more than one, fits.
   *
   * @param given an answer file as the user named it
   * @param ids the hubs to choose from
   */
  public Optional<String> hubOfAnswers(Path given, Collection<String> ids) {
    List<String> fitting = ids.stream().filter(id -> belongs(answers(id, given), id)).toList();
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  private boolean belongs(Path file, String hub) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    return Files.exists(file) && responses(hub).toAbsolutePath().normalize().equals(folder);
  }

  private Path cataloguePath(String hub) {
    return root.resolve("data/api").resolve(hub + CATALOGUE_SUFFIX);
  }

  private Path responses(String hub) {
    return root.resolve("gorilla/eval/eval-data/responses").resolve(hub);
  }

  private static List<Path> list(Path folder, String suffix) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(suffix))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.USER, "cannot list " + Printable.text(folder.toString()), e);
    }
  }
}

package org.apieval.core.card;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.DataProblem;

/**
 * A folder of model cards, sub-folders included: Markdown, HTML and JSON by the endings of their
 * names. A card that can't be read costs only itself. Immutable.
 *
 * @param cards sorted by name
 * @param problems what is wrong with those cards, in the order of their files
 * @param unreadable the other files, sorted by name
 */
public record CardFolder(
    List<Card> cards, List<DataProblem> problems, List<Unreadable> unreadable) {

  private static final int DEEPEST = 8;

  public CardFolder {
    cards = List.copyOf(cards);
    problems = List.copyOf(problems);
    unreadable = List.copyOf(unreadable);
  }

  /**
   * A file that is no card.
   *
   * @param name as {@link Card#name()}
   * @param problem why, and on which line
   */
  public record Unreadable(String name, DataProblem problem) {}

  /**
   * Reads all cards.
   *
   * @throws EvalException USER if there is no such folder, or no file in it that may be a card
   */
  public static CardFolder read(Path folder) {
    List<Path> files = files(folder);
    List<Card> cards = new ArrayList<>();
    List<DataProblem> problems = new ArrayList<>();
    List<Unreadable> unreadable = new ArrayList<>();
    for (Path file : files) {
      try {
        cards.add(read(folder, file, problems));
      } catch (CardException e) {
        unreadable.add(
            new Unreadable(
                name(folder, file), new DataProblem(file.toString(), e.line(), e.getMessage())));
      }
    }
    return new CardFolder(cards, problems, unreadable);
  }

  private static List<Path> files(Path folder) {
    String shown = Printable.text(folder.toString());
    if (!Files.isDirectory(folder)) {
      throw EvalException.user(
          Files.exists(folder)
              ? shown + " is a file; name the folder that it is in"
              : "no such folder: " + shown);
    }
    List<Path> files = list(folder);
    if (files.isEmpty()) {
      throw EvalException.user(
          "no model cards in "
              + shown
              + ": there is no file *.md, *.markdown, *.html, *.htm or *.json");
    }
    return files;
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      return files
          .filter(file -> ending(file).matches("md|markdown|html?|json"))
          .filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().startsWith("."))
          .sorted((a, b) -> name(folder, a).compareTo(name(folder, b)))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "cannot list %s: %s"
              .formatted(
                  Printable.text(folder.toString()),
                  Printable.text(String.valueOf(e.getMessage()), 200)),
          e);
    }
  }

  private static String ending(Path file) {
    String name = file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private static Card read(Path folder, Path file, List<DataProblem> problems)
      throws CardException {
    String text = CardText.read(file, problems);
    String name = name(folder, file);
    return switch (ending(file)) {
      case "json" -> JsonCard.read(name, text);
      case "html", "htm" -> HtmlCard.read(name, text);
      default -> MarkdownCard.read(name, text);
    };
  }
}

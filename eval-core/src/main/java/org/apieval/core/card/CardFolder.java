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
import org.apieval.core.dataset.SourceText;

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

  /** Larger files are no cards; the longest real ones have a tenth of it. */
  private static final long LARGEST = 1 << 20;

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
    String shown = Printable.text(folder.toString());
    if (!Files.isDirectory(folder)) {
      throw EvalException.user(
          Files.exists(folder)
              ? shown + " is a file; name the folder that it is in"
              : "no such folder: " + shown);
    }
    List<Path> files = files(folder);
    if (files.isEmpty()) {
      throw EvalException.user(
          "no model cards in "
              + shown
              + ": there is no file *.md, *.markdown, *.html, *.htm or *.json");
    }
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
    String text = text(file, problems);
    String name = name(folder, file);
    return switch (ending(file)) {
      case "json" -> JsonCard.read(name, text);
      case "html", "htm" -> HtmlCard.read(name, text);
      default -> MarkdownCard.read(name, text);
    };
  }

  private static String text(Path file, List<DataProblem> problems) throws CardException {
    try {
      if (Files.size(file) > LARGEST) {
        throw new CardException(0, "it has more than 1 MiB, too much for a card");
      }
    } catch (IOException e) {
      throw new CardException(0, "it can't be read");
    }
    SourceText source;
    try {
      source = SourceText.read(file);
    } catch (EvalException e) { // gone or closed to us by now
      throw new CardException(0, e.getMessage());
    }
    String text = source.text();
    int zero = text.indexOf('\0');
    if (zero >= 0) {
      throw new CardException(
          (int) text.substring(0, zero).chars().filter(c -> c == '\n').count(),
          "it is no text: there is a zero byte");
    }
    if (text.isBlank()) {
      throw new CardException(0, "it is empty");
    }
    source
        .undecodableLine()
        .ifPresent(
            line ->
                problems.add(
                    new DataProblem(
                        file.toString(),
                        line,
                        "bytes that are not UTF-8, here or below; they are read as U+FFFD")));
    return text;
  }
}

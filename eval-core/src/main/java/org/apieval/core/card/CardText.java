package org.apieval.core.card;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.dataset.SourceText;

/** Reads the file of a card as a text. Stateless and thread-safe. */
final class CardText {

  /** Larger files are no cards; the longest real ones have a tenth of it. */
  private static final long LARGEST = 1 << 20;

  private CardText() {}

  /**
   * The text.
   *
   * @param problems where bytes are reported that are not UTF-8; they are read as U+FFFD
   * @throws CardException if the file is too large, empty, no text, or can't be read
   */
  static String read(Path file, List<DataProblem> problems) throws CardException {
    SourceText source = source(file);
    String text = source.text();
    int zero = text.indexOf('\0');
    if (zero >= 0) {
      int line = (int) text.substring(0, zero).chars().filter(c -> c == '\n').count();
      throw new CardException(line, "it is no text: there is a zero byte");
    }
    if (text.isBlank()) {
      throw new CardException(0, "it is empty");
    }
    String undecodable = "bytes that are not UTF-8, here or below; they are read as U+FFFD";
    source
        .undecodableLine()
        .ifPresent(line -> problems.add(new DataProblem(file.toString(), line, undecodable)));
    return text;
  }

  private static SourceText source(Path file) throws CardException {
    try {
      if (Files.size(file) > LARGEST) {
        throw new CardException(0, "it has more than 1 MiB, too much for a card");
      }
      return SourceText.read(file);
    } catch (IOException e) {
      throw new CardException(0, "it can't be read");
    } catch (EvalException e) { // gone, or closed to us
      throw new CardException(0, e.getMessage());
    }
  }
}

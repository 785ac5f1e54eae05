package org.apieval.core.match;

import java.util.Locale;
import java.util.regex.Pattern;
import org.apieval.core.answer.Escapes;
import org.apieval.core.answer.MappedText;

/**
 * Texts as words, so that they can be compared without regard to how they are written. Stateless.
 */
public final class Words {

  private static final int MOST_ESCAPES = 3;

  private static final Pattern BORDER = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern NUMBER_BORDER =
      Pattern.compile("(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  private Words() {}

  /** The words in lower case, one space before, between and behind them; a space if none. */
  public static String of(String text) {
    return " " + BORDER.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ").strip() + " ";
  }

  /** The same with letters and numbers apart: {@code resnet50} is {@code resnet 50}. */
  public static String withNumbersApart(String text) {
    return NUMBER_BORDER.matcher(of(text)).replaceAll(" ");
  }

  /** The words of a text that may be escaped as in JSON, even twice, as the published prompts. */
  public static String ofEscaped(String text) {
    MappedText plain = MappedText.of(text);
    for (int level = 0; level < MOST_ESCAPES && plain.text().indexOf('\\') >= 0; level++) {
      plain = Escapes.unescape(plain);
    }
    return of(plain.text());
  }

  /** Whether there are none. */
  public static boolean none(String words) {
    return words.isBlank();
  }
}

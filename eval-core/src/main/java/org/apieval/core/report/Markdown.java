package org.apieval.core.report;

import java.util.regex.Pattern;
import org.apieval.core.Printable;

/** Text inside Markdown. Stateless and thread-safe. */
public final class Markdown {

  /** What Markdown could take for markup; underscores only where they do not join two words. */
  private static final Pattern MARKUP =
      Pattern.compile("[\\\\|`*\\[\\]<>&~!#]|(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])");

  private Markdown() {}

  /** Foreign text on one line, with nothing in it that Markdown would take for markup. */
  public static String escape(String text) {
    return MARKUP.matcher(Printable.text(text)).replaceAll("\\\\$0");
  }
}

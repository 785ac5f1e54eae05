package org.apieval.core.report;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text inside LaTeX. Stateless and thread-safe. */
final class Latex {

  /** What is no letter to LaTeX; brackets and stars could be arguments of a line end before. */
  private static final Map<String, String> SPECIAL =
      Map.ofEntries(
          Map.entry("\\", "\\textbackslash{}"),
          Map.entry("{", "\\{"),
          Map.entry("}", "\\}"),
          Map.entry("$", "\\$"),
          Map.entry("&", "\\&"),
          Map.entry("#", "\\#"),
          Map.entry("%", "\\%"),
          Map.entry("_", "\\_"),
          Map.entry("^", "\\textasciicircum{}"),
          Map.entry("~", "\\textasciitilde{}"),
          Map.entry("<", "\\textless{}"),
          Map.entry(">", "\\textgreater{}"),
          Map.entry("|", "\\textbar{}"),
          Map.entry("\"", "\\char34{}"),
          Map.entry("[", "{[}"),
          Map.entry("]", "{]}"),
          Map.entry("*", "{*}"));

  /** Besides those, marks that would melt into one with what follows. */
  private static final Pattern CHANGED =
      Pattern.compile("[\\\\{}$&#%_^~<>|\"\\[\\]*]|([-'`,])(?=\\1)|[!?](?=`)");

  private Latex() {}

  /** Text on one line, shown by LaTeX as it is. */
  static String escape(String text) {
    return CHANGED
        .matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    SPECIAL.getOrDefault(match.group(), match.group() + "{}")));
  }
}

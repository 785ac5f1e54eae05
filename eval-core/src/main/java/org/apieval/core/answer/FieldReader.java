package org.apieval.core.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Finds the fields of an answer, in whichever of three ways it marks them: {@code <<<api_call>>>:},
 * the key of something like a Python dict or a JSON object, or {@code api_call:} at the beginning
 * of a line. A field ends where the next one begins. Stateless and thread-safe.
 */
final class FieldReader {

  // Every repetition below has a limit, so that no text can make the search slow.

  private static final String NAMES =
      "domain|framework|functionality|api[ _]\\w{1,400}|api|provider|explanation|code|example_code"
          + "|description|performance|python_environment_requirements";

  private static final String BLANKS = "\\s{0,9}";

  /** {@code <<<api_call>>>:}, with any number of brackets; a single pair only for known names. */
  private static final Pattern TAGS =
      Pattern.compile(
          "(?i)(?:<{2,9}/?"
              + (BLANKS + "([a-z][a-z_ ]{0,60}?)" + BLANKS + ">{1,9}|<{1,9}/?(")
              + (NAMES + ")>{1,9})" + BLANKS + ":?"));

  /** {@code 'api_call':}, its quotes escaped or not. */
  private static final Pattern KEYS =
      Pattern.compile(
          "(?i)[\"'“”‘’]"
              + (BLANKS + "(" + NAMES + ")" + BLANKS)
              + ("\\\\{0,9}[\"'“”‘’]" + BLANKS + ":"));

  /** {@code api_call:} or {@code api_call =} at the beginning of a line, headings and lists too. */
  private static final Pattern LINES =
      Pattern.compile(
          "(?im)(?:^|\\\\n)[ \\t#>*\\d.-]{0,40}("
              + (NAMES + ")\\*{0,3}" + BLANKS + "(?::|=(?!=))\\*{0,3}")
              + ("|(?<![\\w.'\"])(api_call)\\*{0,3}" + BLANKS + ":"));

  /** The ways of marking fields, in the order in which they are tried. */
  private static final List<Function<String, List<MatchResult>>> WAYS =
      List.of(
          text -> Starts.matches(TAGS, "<", text),
          text -> Starts.matches(KEYS, "\"'“”‘’", text),
          text -> LINES.matcher(text).results().toList());

  /** The fields in source order; empty where the answer has none. */
  List<Field> read(String text) {
    List<MatchResult> marks = marks(text);
    if (marks.isEmpty()) {
      return List.of();
    }
    MappedText whole = MappedText.of(text);
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < marks.size(); i++) {
      MatchResult mark = marks.get(i);
      int end = i + 1 < marks.size() ? marks.get(i + 1).start() : text.length();
      if (!mark.group().contains("/")) {
        fields.add(new Field(name(mark), Quotes.strip(whole.slice(mark.end(), end))));
      }
    }
    return fields;
  }

  /** The first way of marking that marks a call, or else any field. */
  private static List<MatchResult> marks(String text) {
    List<MatchResult> best = List.of();
    for (Function<String, List<MatchResult>> way : WAYS) {
      List<MatchResult> marks = way.apply(text);
      if (marks.stream().anyMatch(mark -> name(mark).equals(Field.API_CALL))) {
        return marks;
      }
      best = best.isEmpty() && isAnswer(marks) ? marks : best;
    }
    return best;
  }

  /** A lone {@code <description>} or the like in prose makes no fields. */
  private static boolean isAnswer(List<MatchResult> marks) {
    return marks.stream()
        .map(FieldReader::name)
        .anyMatch(name -> name.equals(Field.DOMAIN) || name.equals(Field.CODE));
  }

  private static String name(MatchResult mark) {
    String name = mark.group(1) != null ? mark.group(1) : mark.group(2);
    return name.toLowerCase(Locale.ROOT).replace(' ', '_');
  }
}

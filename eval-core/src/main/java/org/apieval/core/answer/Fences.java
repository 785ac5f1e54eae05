package org.apieval.core.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Markdown code fences, closed or not. Stateless and thread-safe. */
final class Fences {

  /** A fence with its language, if a line break (escaped or not) or the end follows that. */
  private static final Pattern MARKER =
      Pattern.compile("(?:`{3,}|~{3,})(?:[ \\t]*+[\\w+#.-]*+[ \\t]*+(?=[\\r\\n]|\\\\+n|\\z))?");

  private static final Pattern MARKER_OR_BACKTICK = Pattern.compile(MARKER.pattern() + "|`");

  /** What stands between fences; the last one may be left open. */
  List<MappedText> contents(String text) {
    if (!text.contains("```") && !text.contains("~~~")) {
      return List.of();
    }
    List<MatchResult> markers = MARKER.matcher(text).results().toList();
    MappedText whole = MappedText.of(text);
    List<MappedText> contents = new ArrayList<>();
    for (int i = 0; i < markers.size(); i += 2) {
      int end = i + 1 < markers.size() ? markers.get(i + 1).start() : text.length();
      contents.add(whole.slice(markers.get(i).end(), end));
    }
    return contents;
  }

  /** A field's value with the fences and backticks in it made spaces. */
  MappedText blankOutMarkers(MappedText value) {
    if (value.text().indexOf('`') < 0 && !value.text().contains("~~~")) {
      return value;
    }
    char[] blanked = value.text().toCharArray();
    MARKER_OR_BACKTICK
        .matcher(value.text())
        .results()
        .forEach(marker -> Noise.blank(blanked, marker.start(), marker.end()));
    return value.withText(new String(blanked));
  }
}

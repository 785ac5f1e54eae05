package org.apieval.core.report;

import java.util.List;
import java.util.regex.Pattern;
import org.apieval.core.Printable;

/** A Markdown table, for pull requests and wikis. Stateless and thread-safe. */
public final class SummaryMarkdown implements SummaryFormat {

  private static final String HEADER =
      """
      | hub | answers | n | accuracy | 95% interval | hallucination | wrong API | exact call | gold API | unscored |
      | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |
      """;

  /** What Markdown could take for markup; underscores only where they do not join two words. */
  private static final Pattern MARKUP =
      Pattern.compile("[\\\\|`*\\[\\]<>&~!#]|(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])");

  @Override
  public String render(List<Summary> summaries) {
    List<String> names = ShortNames.of(summaries);
    StringBuilder table = new StringBuilder(HEADER);
    for (int index = 0; index < summaries.size(); index++) {
      table.append(row(summaries.get(index), names.get(index)));
    }
    return table.toString();
  }

  private static String row(Summary summary, String name) {
    List<String> cells =
        List.of(
            escape(Printable.text(summary.hub())),
            escape(name),
            Long.toString(summary.n()),
            Numbers.percent(summary.accuracy()),
            Numbers.interval(summary.accuracy()),
            Numbers.percent(summary.hallucination()),
            Numbers.percent(summary.wrongApi()),
            Numbers.percent(summary.exactCall()),
            Numbers.percent(summary.goldApi()),
            Long.toString(summary.unscored()));
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private static String escape(String text) {
    return MARKUP.matcher(text).replaceAll("\\\\$0");
  }
}

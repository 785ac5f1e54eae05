package org.apieval.core.drift;

import java.util.List;
import org.apieval.core.drift.DriftSummary.Row;
import org.apieval.core.report.Markdown;
import org.apieval.core.report.Numbers;

/** A Markdown table, for pull requests and wikis. Stateless and thread-safe. */
public final class DriftMarkdown implements DriftFormat {

  @Override
  public String render(List<DriftSummary> summaries) {
    StringBuilder table =
        new StringBuilder(
            """
            | hub | answers | change | n | shown | follows | 95% interval | keeps old | other API \
            | invents | unscored |
            | --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |
            """);
    DriftSummary.rows(summaries).forEach(row -> table.append(line(row)));
    return table.toString();
  }

  private static String line(Row row) {
    DriftCounts counts = row.counts();
    return "| %s | %s | %s | %d | %s | %s | %s | %s | %s | %s | %d |\n"
        .formatted(
            Markdown.escape(row.hub()),
            Markdown.escape(row.answers()),
            row.change(),
            counts.n(),
            Numbers.percent(counts.shown()),
            Numbers.percent(counts.rate(Outcome.FOLLOWS)),
            Numbers.interval(counts.rate(Outcome.FOLLOWS)),
            Numbers.percent(counts.rate(Outcome.KEEPS_OLD)),
            Numbers.percent(counts.rate(Outcome.OTHER_API)),
            Numbers.percent(counts.rate(Outcome.INVENTS)),
            counts.count(Outcome.UNSCORED));
  }
}

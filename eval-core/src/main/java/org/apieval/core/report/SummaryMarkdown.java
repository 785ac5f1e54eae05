package org.apieval.core.report;

import java.util.ArrayList;
import java.util.List;

/** A Markdown table, for pull requests and wikis. Stateless and thread-safe. */
public final class SummaryMarkdown implements SummaryFormat {

  @Override
  public String render(List<Summary> summaries) {
    Shown shown = Shown.of(summaries);
    List<String> names = ShortNames.of(summaries);
    StringBuilder table = new StringBuilder(header(shown));
    for (int index = 0; index < summaries.size(); index++) {
      table.append(line(cells(summaries.get(index), names.get(index), shown)));
    }
    return table.toString();
  }

  private static String header(Shown shown) {
    List<String> names = new ArrayList<>(List.of("hub", "answers"));
    if (shown.scorers()) {
      names.add("scorer");
    }
    List<String> rules = new ArrayList<>(names.stream().map(name -> "---").toList());
    List<String> numbers = new ArrayList<>(List.of("n"));
    for (Metric metric : shown.metrics()) {
      numbers.add(metric.id().replace('_', ' ').replace("api", "API"));
      if (metric == Metric.ACCURACY) {
        numbers.add("95% interval");
      }
    }
    numbers.add("unscored");
    names.addAll(numbers);
    numbers.forEach(name -> rules.add("--:"));
    return line(names) + line(rules);
  }

  private static List<String> cells(Summary summary, String name, Shown shown) {
    List<String> cells = new ArrayList<>();
    cells.add(Markdown.escape(summary.hub()));
    cells.add(Markdown.escape(name));
    if (shown.scorers()) {
      cells.add(summary.scorer().id());
    }
    cells.add(Long.toString(summary.n()));
    for (Metric metric : shown.metrics()) {
      cells.add(Numbers.percent(metric.of(summary)));
      if (metric == Metric.ACCURACY) {
        cells.add(Numbers.interval(metric.of(summary)));
      }
    }
    cells.add(Long.toString(summary.unscored()));
    return cells;
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}

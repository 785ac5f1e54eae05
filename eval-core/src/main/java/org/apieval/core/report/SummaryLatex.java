package org.apieval.core.report;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.Printable;

/**
 * A table for papers, in LaTeX: a row an answer file, grouped by hub, rates in percent. Needs the
 * package booktabs and no other. Stateless and thread-safe.
 */
public final class SummaryLatex implements SummaryFormat {

  @Override
  public String render(List<Summary> summaries) {
    Shown shown = Shown.of(summaries);
    List<String> names = ShortNames.of(summaries);
    List<String> header = header(shown);
    int texts = shown.scorers() ? 2 : 1;
    StringBuilder table = new StringBuilder("% Rates in percent. Needs \\usepackage{booktabs}.\n");
    table.append("\\begin{tabular}{").append("l".repeat(texts));
    table.append("r".repeat(header.size() - texts)).append("}\n\\toprule\n").append(line(header));
    for (String hub : summaries.stream().map(Summary::hub).distinct().toList()) {
      table.append(group(hub, header.size()));
      for (int index = 0; index < summaries.size(); index++) {
        if (summaries.get(index).hub().equals(hub)) {
          table.append(line(cells(summaries.get(index), names.get(index), shown)));
        }
      }
    }
    return table.append("\\bottomrule\n\\end{tabular}\n").toString();
  }

  private static List<String> header(Shown shown) {
    List<String> header = new ArrayList<>(List.of("answers"));
    if (shown.scorers()) {
      header.add("scorer");
    }
    header.add("$n$");
    for (Metric metric : shown.metrics()) {
      header.add(metric.id().replace('_', ' ').replace("api", "API"));
      if (metric == Metric.ACCURACY) {
        header.add("95\\,\\% interval");
      }
    }
    header.add("unscored");
    return header;
  }

  private static List<String> cells(Summary summary, String name, Shown shown) {
    List<String> cells = new ArrayList<>(List.of(Latex.escape(name)));
    if (shown.scorers()) {
      cells.add(summary.scorer().id());
    }
    cells.add(Long.toString(summary.n()));
    for (Metric metric : shown.metrics()) {
      Rate rate = metric.of(summary);
      cells.add(Numbers.percent(rate).replace("%", "").replace("-", "--"));
      if (metric == Metric.ACCURACY) {
        cells.add(Numbers.interval(rate).replace("-", "--"));
      }
    }
    cells.add(Long.toString(summary.unscored()));
    return cells;
  }

  private static String group(String hub, int columns) {
    return "\\midrule\n\\multicolumn{%d}{l}{\\emph{%s}} \\\\\n"
        .formatted(columns, Latex.escape(Printable.text(hub)));
  }

  private static String line(List<String> cells) {
    return String.join(" & ", cells) + " \\\\\n";
  }
}

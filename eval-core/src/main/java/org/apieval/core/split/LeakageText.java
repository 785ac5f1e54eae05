package org.apieval.core.split;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.Printable;
import org.apieval.core.report.TextTable;
import org.apieval.core.report.TextTable.Column;

/**
 * Leakage for people: how much, and some examples. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record LeakageText(boolean colours) {

  private static final int MOST_EXAMPLES = 5;
  private static final int LONGEST_TEXT = 70;

  private record Row(String what, int leaked, int total) {}

  /** The text, with its last line end. */
  public String render(Leakage leakage, Splitter.Halves halves) {
    StringBuilder text = new StringBuilder();
    text.append(
        "train %d, test %d questions\n\n".formatted(halves.train().size(), halves.test().size()));
    text.append(new TextTable<>(columns(), colours).render(rows(leakage)));
    HalfLines lines = new HalfLines(halves);
    List<String> examples = new ArrayList<>();
    leakage.identical().forEach(pair -> examples.add(example(pair, lines, "is")));
    leakage.near().forEach(pair -> examples.add(example(pair, lines, "is nearly")));
    if (!examples.isEmpty()) {
      text.append('\n');
      examples.stream().limit(MOST_EXAMPLES).forEach(text::append);
      if (examples.size() > MOST_EXAMPLES) {
        text.append(
            "... and %d more; leakage.json has all\n".formatted(examples.size() - MOST_EXAMPLES));
      }
    }
    return text.toString();
  }

  private static List<Column<Row>> columns() {
    return List.of(
        Column.text("leakage", Row::what),
        Column.number("", "in test", row -> Integer.toString(row.total())),
        Column.number("", "in training, too", row -> Integer.toString(row.leaked())));
  }

  private static List<Row> rows(Leakage leakage) {
    return List.of(
        new Row("APIs", leakage.apis(), leakage.testApis()),
        new Row("keys", leakage.keys(), leakage.testKeys()),
        new Row("identical requests", leakage.identical().size(), leakage.testQuestions()),
        new Row("near-duplicate requests", leakage.near().size(), leakage.testQuestions()));
  }

  private static String example(Leakage.Pair pair, HalfLines lines, String relation) {
    return "test.jsonl:%d: this %s train.jsonl:%d: %s\n"
        .formatted(
            lines.of(pair.test()),
            relation,
            lines.of(pair.train()),
            Printable.text(pair.test().question().text(), LONGEST_TEXT));
  }
}

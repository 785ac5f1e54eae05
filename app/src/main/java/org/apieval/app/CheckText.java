package org.apieval.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.check.CheckReport;
import org.apieval.core.check.Example;
import org.apieval.core.check.LawResult;
import org.apieval.core.dataset.Place;
import org.apieval.core.lint.Finding;
import org.apieval.core.report.Rate;

/** Shows a checked hub to people, in 80 columns. */
final class CheckText {

  private static final int WIDTH = 80;
  private static final int LONGEST_CALL = 400;
  private static final int MOST_PLACES = 8;
  private static final String INDENT = " ".repeat(7);

  private final boolean coloured;

  CheckText(boolean coloured) {
    this.coloured = coloured;
  }

  /** All of it, with a blank line at the end. */
  String render(CheckedHub hub) {
    CheckReport report = hub.report();
    StringBuilder text = new StringBuilder();
    text.append(head(report)).append('\n');
    report.laws().forEach(law -> append(law, text));
    hub.losses().forEach(loss -> append(loss, text));
    byRule(hub.others())
        .forEach((rule, count) -> text.append("remark %d of the rule %s\n".formatted(count, rule)));
    report.ceiling().ifPresent(ceiling -> text.append(ceiling(ceiling)).append('\n'));
    return text.append(summary(hub)).append("\n\n").toString();
  }

  private static String head(CheckReport report) {
    return wrapped(
        "%s: %d entries of %s%s, seed %d"
            .formatted(
                Printable.text(report.hub()),
                report.entries(),
                Printable.text(report.catalogue()),
                report.questions().map(file -> ", questions of " + Printable.text(file)).orElse(""),
                report.seed()),
        "");
  }

  private void append(LawResult law, StringBuilder text) {
    String count = law.holds() ? "" + law.tried() : law.failed() + " of " + law.tried();
    String word = law.holds() ? Style.GOOD.of("holds", coloured) : Style.BAD.of("FAILS", coloured);
    int room = WIDTH - INDENT.length() - law.statement().length();
    text.append(word)
        .append("  ")
        .append(law.statement())
        .append(" ".repeat(Math.max(1, room - count.length())))
        .append(count)
        .append('\n');
    law.smallest().ifPresent(example -> append(example, law, text));
  }

  private static void append(Example example, LawResult law, StringBuilder text) {
    if (!example.call().isEmpty()) {
      text.append(wrapped(Printable.text(example.call(), LONGEST_CALL), INDENT)).append('\n');
    }
    String seen = Printable.text(example.what(), LONGEST_CALL);
    text.append(wrapped(seen, INDENT)).append('\n');
    if (!law.places().isEmpty()) {
      text.append(wrapped("at " + places(law.places()), INDENT)).append('\n');
    }
  }

  /** {@code apis.jsonl:3, 7 and 12 more}. */
  private static String places(List<Place> places) {
    StringBuilder shown = new StringBuilder();
    String file = "";
    for (Place place : places.subList(0, Math.min(places.size(), MOST_PLACES))) {
      shown.append(shown.isEmpty() ? "" : ", ");
      if (!place.file().equals(file)) {
        file = place.file();
        shown.append(Printable.text(file)).append(':');
      }
      shown.append(place.line() + 1);
    }
    int more = places.size() - MOST_PLACES;
    return shown + (more > 0 ? " and %d more".formatted(more) : "");
  }

  private static void append(Finding remark, StringBuilder text) {
    String line =
        "remark %s:%d: %s"
            .formatted(Printable.text(remark.file()), remark.line() + 1, remark.message());
    text.append(wrapped(line, INDENT).strip()).append('\n');
  }

  private static String ceiling(Rate ceiling) {
    return String.format(
        Locale.ROOT,
        "ceiling %.1f %% (%d of %d): what the gold calls themselves score",
        100 * ceiling.value(),
        ceiling.numerator(),
        ceiling.denominator());
  }

  private static String summary(CheckedHub hub) {
    long failed = hub.report().laws().stream().filter(law -> !law.holds()).count();
    String laws =
        failed == 0
            ? "all %d laws hold".formatted(hub.report().laws().size())
            : "%d of %d laws fail".formatted(failed, hub.report().laws().size());
    String remarks =
        hub.remarks().isEmpty()
            ? ""
            : "; %d remark%s".formatted(hub.remarks().size(), hub.remarks().size() == 1 ? "" : "s")
                + (hub.others().isEmpty() ? "" : ", 'apieval lint' shows each of them");
    return wrapped(Printable.text(hub.report().hub()) + ": " + laws + remarks, "");
  }

  private static Map<String, Long> byRule(List<Finding> findings) {
    return findings.stream()
        .collect(Collectors.groupingBy(Finding::rule, TreeMap::new, Collectors.counting()));
  }

  private static String wrapped(String line, String indent) {
    return indent
        + WordUtils.wrap(
            line, WIDTH - INDENT.length(), "\n" + (indent.isEmpty() ? INDENT : indent), true);
  }
}

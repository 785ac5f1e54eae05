package org.apieval.core.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.apieval.core.Printable;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.Rate;
import org.apieval.core.report.ShortNames;
import org.apieval.core.report.Summary;
import org.apieval.core.report.TextTable;
import org.apieval.core.results.PublishedFigure;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.score.ScorerId;

/**
 * The rates of a hub's answer files by both scorers, between floor and ceiling. Immutable and
 * thread-safe.
 *
 * @param published what the paper prints
 * @param colours whether to write ANSI colours
 */
record FigureTable(PublishedFigures published, boolean colours) {

  private record Row(
      String name,
      String n,
      Rate exact,
      Rate official,
      String paper,
      String exactHallucination,
      String officialHallucination,
      String paperHallucination,
      String differ) {}

  String render(HubAudit audit) {
    List<Row> rows = new ArrayList<>();
    List<String> names = names(audit);
    for (int index = 0; index < names.size(); index++) {
      rows.add(row(names.get(index), audit.files().get(index)));
    }
    rows.add(
        floor(
            "floor: one call for all",
            audit.exactFloor().accuracy(),
            audit.publishedFloor().accuracy()));
    for (DocumentFloor floor : audit.documentFloors()) {
      rows.add(
          floor(
              "floor: one call a document, "
                  + Printable.text(retriever(floor.prompts(), audit.hub())),
              floor.exact(),
              floor.published()));
    }
    rows.add(row("ceiling: the gold calls", audit.gold()));
    return new TextTable<>(columns(), colours).render(rows);
  }

  /** {@code bm25} of {@code .../questions_torchhub_bm25.jsonl}. */
  private static String retriever(String prompts, String hub) {
    String name = prompts.replaceFirst(".*[/\\\\]", "").replaceFirst("\\.jsonl?$", "");
    String start = "questions_" + hub + "_";
    return name.startsWith(start) ? name.substring(start.length()) : name;
  }

  private Row row(String name, AuditedFile file) {
    Summary exact = file.summary(ScorerId.AST);
    Summary official = file.summary(ScorerId.OFFICIAL);
    List<PublishedFigure> figures = published.about(file.hub(), file.file().name());
    return new Row(
        name,
        Long.toString(official.n()),
        Metric.ACCURACY.of(exact),
        Metric.ACCURACY.of(official),
        printed(figures, PublishedFigure::accuracy, Metric.ACCURACY.of(official)),
        Numbers.percent(Metric.HALLUCINATION.of(exact)),
        Numbers.percent(Metric.HALLUCINATION.of(official)),
        printed(figures, PublishedFigure::hallucination, Metric.HALLUCINATION.of(official)),
        Long.toString(file.labelDifferences()));
  }

  private static Row floor(String name, Rate exact, Rate official) {
    return new Row(name, Long.toString(exact.denominator()), exact, official, "", "", "", "", "");
  }

  /** The printed figure; of several tables one that agrees, if there is one. */
  private static String printed(
      List<PublishedFigure> figures, ToDoubleFunction<PublishedFigure> figure, Rate measured) {
    Optional<Double> agreeing =
        figures.stream()
            .map(figure::applyAsDouble)
            .filter(value -> PublishedFigure.agrees(value, measured))
            .findFirst();
    return agreeing
        .map(value -> "=" + decimals(value))
        .or(
            () ->
                figures.stream().map(figure::applyAsDouble).map(FigureTable::decimals).findFirst())
        .orElse("");
  }

  private static String decimals(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static List<TextTable.Column<Row>> columns() {
    return List.of(
        TextTable.Column.text("answers", Row::name),
        TextTable.Column.number("", "n", Row::n),
        TextTable.Column.number("accuracy", "ast", row -> Numbers.percent(row.exact())),
        TextTable.Column.number("", "official", row -> Numbers.percent(row.official())),
        TextTable.Column.number("", "paper", Row::paper),
        TextTable.Column.number("hallucination", "ast", Row::exactHallucination),
        TextTable.Column.number("", "official", Row::officialHallucination),
        TextTable.Column.number("", "paper", Row::paperHallucination),
        TextTable.Column.number("labels", "differ", Row::differ));
  }

  /** Short names of the answer files. */
  static List<String> names(HubAudit audit) {
    return ShortNames.of(
        audit.files().stream().map(file -> file.summary(ScorerId.OFFICIAL)).toList());
  }
}

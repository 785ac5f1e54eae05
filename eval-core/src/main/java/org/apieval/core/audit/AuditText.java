package org.apieval.core.audit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.report.TextTable;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.score.Verdict;

/**
 * An audit for people. Immutable and thread-safe.
 *
 * @param published what the paper prints
 * @param colours whether to write ANSI colours
 */
public record AuditText(PublishedFigures published, boolean colours) {

  private static final int MOST_QUESTIONS = 20;
  private static final int LONGEST_CALL = 70;

  /** The text, complete with its last line end. */
  public String render(List<HubAudit> audits) {
    String hubs = audits.stream().map(this::render).collect(Collectors.joining("\n"));
    boolean printed = audits.stream().anyMatch(this::hasPublished);
    return printed
        ? hubs
            + "\n"
            + note(
                "paper: tables 1 and 2 of arXiv 2305.15334v1; = where the scorer official agrees")
        : hubs;
  }

  private boolean hasPublished(HubAudit audit) {
    return audit.files().stream()
        .anyMatch(file -> !published.about(audit.hub(), file.file().name()).isEmpty());
  }

  private String render(HubAudit audit) {
    StringBuilder text = new StringBuilder();
    text.append(
        Style.BOLD.of(
            "%s: %d questions, %d catalogue entries"
                .formatted(Printable.text(audit.hub()), audit.questions(), audit.entries()),
            colours));
    text.append("\n\n").append(new FigureTable(published, colours).render(audit)).append('\n');
    List<Effect> effects = Effect.in(audit.files());
    if (!effects.isEmpty()) {
      text.append(effects(audit, effects)).append('\n');
    }
    text.append(constant("ast", audit.exactFloor()));
    text.append(constant("official", audit.publishedFloor()));
    text.append(failures(audit, "ast", true)).append(failures(audit, "official", false));
    return text.toString();
  }

  private String effects(HubAudit audit, List<Effect> effects) {
    long all = audit.files().stream().mapToLong(file -> file.answers().size()).sum();
    List<TextTable.Column<Effect>> columns =
        List.of(
            TextTable.Column.text("why official differs", effect -> effect.accident().title()),
            TextTable.Column.number("labels", "differ", effect -> Long.toString(effect.labels())),
            TextTable.Column.number("accuracy", "points", effect -> points(effect.correct(), all)),
            TextTable.Column.number(
                "hallucination", "points", effect -> points(effect.hallucinated(), all)),
            TextTable.Column.number(
                "only the", "entry differs", effect -> Long.toString(effect.entries())));
    return new TextTable<>(columns, colours).render(effects);
  }

  /** A difference in percent of all answers, {@code +1.2}. */
  private static String points(long answers, long all) {
    return answers == 0 ? "0" : String.format(Locale.ROOT, "%+.1f", 100.0 * answers / all);
  }

  private static String constant(String scorer, Constant constant) {
    return "best constant by %s, line %d: %s, %s%n"
        .formatted(
            scorer,
            constant.entry().line() + 1,
            Printable.text(constant.entry().apiCall(), LONGEST_CALL),
            Printable.text(constant.entry().domain()))
        .replace("\r\n", "\n");
  }

  private static String failures(HubAudit audit, String scorer, boolean exact) {
    List<String> failed =
        audit.gold().answers().stream()
            .map(answer -> exact ? answer.exact() : answer.published())
            .filter(answer -> answer.verdict() != Verdict.CORRECT)
            .map(answer -> Printable.text(answer.answer().questionId()))
            .toList();
    if (failed.isEmpty()) {
      return "";
    }
    int more = failed.size() - MOST_QUESTIONS;
    return "gold calls that fail by %s: %d, questions %s%s\n"
        .formatted(
            scorer,
            failed.size(),
            failed.stream().limit(MOST_QUESTIONS).collect(Collectors.joining(", ")),
            more > 0 ? " and %d more".formatted(more) : "");
  }

  private String note(String text) {
    return Style.DIM.of(text, colours) + "\n";
  }
}

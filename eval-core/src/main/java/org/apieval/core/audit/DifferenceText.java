package org.apieval.core.audit;

import java.util.List;
import org.apieval.core.Printable;
import org.apieval.core.score.ScoredAnswer;

/** The answers on which the scorers differ, for people: one a line. Stateless and thread-safe. */
public final class DifferenceText {

  private DifferenceText() {}

  /** Every difference on a line of its own; nothing where there is none. */
  public static String lines(List<HubAudit> audits) {
    StringBuilder text = new StringBuilder();
    for (HubAudit audit : audits) {
      List<String> names = FigureTable.names(audit);
      for (int index = 0; index < names.size(); index++) {
        for (AuditedAnswer answer : audit.files().get(index).differences()) {
          text.append(line(audit.hub(), names.get(index), answer)).append('\n');
        }
      }
    }
    return text.toString();
  }

  private static String line(String hub, String name, AuditedAnswer answer) {
    Reason reason = answer.reason().orElseThrow();
    return "%s %s question %s: ast %s, official %s; %s: %s"
        .formatted(
            Printable.text(hub),
            name,
            Printable.text(answer.exact().answer().questionId()),
            verdict(answer.exact()),
            verdict(answer.published()),
            reason.accident().title(),
            Printable.text(reason.detail()));
  }

  /** The verdict and the 1-based catalogue line of the first entry matched. */
  private static String verdict(ScoredAnswer answer) {
    String lines =
        answer.matched().stream()
            .findFirst()
            .map(line -> " (line %d)".formatted(line + 1))
            .orElse("");
    return answer.verdict().id() + lines;
  }
}

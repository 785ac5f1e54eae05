package org.apieval.core.lint;

import org.apieval.core.Printable;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataProblem;

/** Reports what of a file could not be read. Stateless and thread-safe. */
enum FileChecks {
  CATALOGUE(Severity.ERROR, "no answer can match it"),
  QUESTIONS(Severity.ERROR, "answers to this question are left unscored"),
  TRAINING(Severity.WARNING, "no question is looked for in it"),
  PROMPTS(Severity.WARNING, "it is not compared with its question"),
  ANSWERS(Severity.ERROR, "this answer is not scored");

  private static final int LONGEST_REASON = 400;

  private final Severity severity;
  private final String effect;

  FileChecks(Severity severity, String effect) {
    this.severity = severity;
    this.effect = effect;
  }

  /** Adds a finding for each row that is lost; only one if all are. */
  void check(DataFile<?> file, Findings findings) {
    file.unusable()
        .ifPresent(
            why ->
                findings.add(
                    severity,
                    Rule.UNREADABLE_FILE,
                    0,
                    "this file " + shown(why) + "; nothing of it is used"));
    for (DataProblem problem : file.problems()) {
      findings.add(
          severity, Rule.UNREADABLE_ROW, problem, shown(problem.message()) + ": " + effect);
    }
    for (DataProblem note : file.notes()) {
      findings.add(Severity.WARNING, Rule.UNREADABLE_ROW, note, shown(note.message()));
    }
    file.undecodableLine()
        .ifPresent(
            line ->
                findings.add(
                    Severity.WARNING,
                    Rule.UNDECODABLE_BYTES,
                    line,
                    "bytes that are not UTF-8, here or below: they are read as U+FFFD, and a call"
                        + " with them matches nothing else"));
  }

  private static String shown(String reason) {
    return Printable.text(reason, LONGEST_REASON);
  }
}

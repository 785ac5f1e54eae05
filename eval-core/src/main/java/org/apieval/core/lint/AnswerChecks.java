package org.apieval.core.lint;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.Answer;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataProblem;

/** Finds answers that count for nothing, or too much. Stateless and thread-safe. */
final class AnswerChecks {

  private final AnswerSplitter splitter = new AnswerSplitter();

  /** What can be seen in the answers alone. */
  void check(List<Answer> answers, Findings findings) {
    Map<String, Integer> lineOf = new HashMap<>();
    for (Answer answer : answers) {
      checkText(answer, findings);
      Integer first = lineOf.putIfAbsent(answer.questionId(), answer.line());
      if (first != null) {
        findings.add(
            Severity.ERROR,
            Rule.ANSWERED_TWICE,
            answer.line(),
            "question %s is answered on line %d already: both answers are counted"
                .formatted(Shown.plain(answer.questionId()), first + 1));
      }
    }
  }

  private void checkText(Answer answer, Findings findings) {
    if (answer.text().isEmpty()) {
      findings.add(
          Severity.WARNING,
          Rule.NULL_ANSWER,
          answer.line(),
          "no answer was recorded: it is left unscored, and the rates are those of the others");
    } else if (answer.text().get().isBlank()) {
      findings.add(
          Severity.WARNING,
          Rule.BLANK_ANSWER,
          answer.line(),
          "the answer is blank: it counts as a hallucination; if none was got, record null");
    } else {
      Optional<String> failure = splitter.split(answer.text().get()).failure();
      failure.ifPresent(
          message ->
              findings.add(
                  Severity.WARNING,
                  Rule.RECORDED_ERROR,
                  answer.line(),
                  "an error message stands in place of an answer, %s: it is left unscored"
                      .formatted(Shown.text(message))));
    }
  }

  /** Answers to questions that are not there. */
  void checkIds(List<Answer> answers, Collection<String> questions, Findings findings) {
    Set<String> known = new HashSet<>(questions);
    for (Answer answer : answers) {
      if (!known.contains(answer.questionId())) {
        findings.add(
            Severity.ERROR,
            Rule.ID_WITHOUT_GOLD,
            answer.line(),
            "there is no question %s: this answer is left unscored"
                .formatted(Shown.plain(answer.questionId())));
      }
    }
  }

  /** Questions without an answer: one finding a file, at its end. */
  void checkMissing(DataFile<Answer> file, Collection<String> asked, Findings findings) {
    Set<String> answered = new HashSet<>();
    file.items().forEach(answer -> answered.add(answer.questionId()));
    List<String> missing = asked.stream().filter(id -> !answered.contains(id)).toList();
    if (!missing.isEmpty()) {
      findings.add(
          Severity.WARNING,
          Rule.MISSING_ANSWER,
          lastLine(file),
          "%d of %s no answer in this file, %s: the rates are those of the others"
              .formatted(
                  missing.size(),
                  Shown.count(asked.size(), "question has", "questions have"),
                  Shown.list(missing.stream().map(Shown::plain).toList())));
    }
  }

  private static int lastLine(DataFile<Answer> file) {
    int last = 0;
    for (Answer answer : file.items()) {
      last = Math.max(last, answer.line());
    }
    for (DataProblem problem : file.problems()) {
      last = Math.max(last, problem.line());
    }
    return last;
  }
}

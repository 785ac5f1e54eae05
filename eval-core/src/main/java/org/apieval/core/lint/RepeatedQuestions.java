package org.apieval.core.lint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.Words;

/** Finds questions that were asked before, here or in training; only words are compared. */
final class RepeatedQuestions {

  private RepeatedQuestions() {}

  static void checkDuplicates(List<QuestionLine> questions, Findings findings) {
    Map<String, QuestionLine> firstOf = new HashMap<>();
    for (QuestionLine line : questions) {
      String words = Words.of(line.question().text());
      QuestionLine first = Words.none(words) ? null : firstOf.putIfAbsent(words, line);
      if (first != null) {
        report(line, first, findings);
      }
    }
  }

  private static void report(QuestionLine line, QuestionLine first, Findings findings) {
    Question question = line.question();
    boolean sameDomain = question.domain().equals(first.question().domain());
    boolean sameGold = question.goldCall().equals(first.question().goldCall()) && sameDomain;
    findings.add(
        sameGold ? Severity.INFO : Severity.WARNING,
        Rule.DUPLICATE_QUESTION,
        line.line(),
        sameGold
            ? "this question is that of %s again, gold call and all: it counts twice"
                .formatted(findings.line(first.line()))
            : "this question is that of %s again, with another %s: one answer cannot suit both"
                .formatted(findings.line(first.line()), sameDomain ? "gold call" : "domain"));
  }

  static void checkTraining(
      List<QuestionLine> questions, DataFile<QuestionLine> training, Findings findings) {
    Map<String, Integer> lineOf = new HashMap<>();
    for (QuestionLine line : training.items()) {
      lineOf.putIfAbsent(Words.of(line.question().text()), line.line());
    }
    for (QuestionLine line : questions) {
      String words = Words.of(line.question().text());
      Integer trained = Words.none(words) ? null : lineOf.get(words);
      if (trained != null) {
        findings.add(
            Severity.WARNING,
            Rule.IN_TRAINING_SET,
            line.line(),
            "this question is on line %d of the training set %s: a model trained on it may know it by heart"
                .formatted(trained + 1, Shown.plain(training.name())));
      }
    }
  }
}

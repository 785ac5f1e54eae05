package org.apieval.core.compare;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.results.AnswerData;
import org.apieval.core.results.VerdictLine;

/**
 * A question as a run was asked it.
 *
 * @param id the question's id
 * @param repeat 0 for the first time, and so on
 */
record AskedQuestion(String id, int repeat) {

  /** The verdicts by question, in the order of the file. */
  static Map<AskedQuestion, VerdictLine> by(List<VerdictLine> lines) {
    Map<String, Integer> times = new HashMap<>();
    Map<AskedQuestion, VerdictLine> byQuestion = new LinkedHashMap<>();
    for (VerdictLine line : lines) {
      int time = times.merge(line.questionId(), 1, Integer::sum);
      byQuestion.put(new AskedQuestion(line.questionId(), time - 1), line);
    }
    return byQuestion;
  }

  /** Whether two verdicts under one id are on one question, as far as the files say. */
  static boolean same(VerdictLine one, VerdictLine two) {
    AnswerData first = one.data();
    AnswerData second = two.data();
    return same(first.request(), second.request())
        && same(first.expectedDomain(), second.expectedDomain());
  }

  private static boolean same(Optional<String> one, Optional<String> two) {
    return one.isEmpty() || two.isEmpty() || one.equals(two);
  }
}

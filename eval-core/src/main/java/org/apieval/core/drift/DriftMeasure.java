package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.core.ask.Asked;
import org.apieval.core.ask.Failed;
import org.apieval.core.ask.ModelRun;

/** Judges the answers of runs, and recorded ones. Thread-safe as far as the hub is. */
public final class DriftMeasure {

  private final DriftJudge judge;
  private final Map<String, ChangedQuestion> questions = new HashMap<>();

  /**
   * For one hub.
   *
   * @param questions those whose APIs changed
   */
  public DriftMeasure(DriftJudge judge, List<ChangedQuestion> questions) {
    this.judge = judge;
    questions.forEach(question -> this.questions.put(question.question().id(), question));
  }

  /** The answers of a run that asked these questions; those without one come last. */
  public List<JudgedAnswer> asked(ModelRun.Result result) {
    List<JudgedAnswer> judged = new ArrayList<>();
    for (Asked one : result.asked()) {
      ChangedQuestion question = questions.get(one.key().questionId());
      Optional<String> text = Optional.of(one.response().text());
      Outcome outcome = judge.judge(question.change(), text, true);
      judged.add(new JudgedAnswer(question, text, shown(question, one), outcome));
    }
    for (Failed one : result.failed()) {
      judged.add(
          new JudgedAnswer(
              questions.get(one.key().questionId()),
              Optional.empty(),
              Optional.empty(),
              Outcome.UNSCORED));
    }
    return judged;
  }

  private static Optional<Boolean> shown(ChangedQuestion question, Asked asked) {
    return question.entry().after().isEmpty()
        ? Optional.empty()
        : Optional.of(asked.documents().stream().anyMatch(question::isShownBy));
  }

  /** Answers that were recorded before the change; those to other questions are left out. */
  public List<JudgedAnswer> recorded(List<Answer> answers) {
    List<JudgedAnswer> judged = new ArrayList<>();
    for (Answer answer : answers) {
      ChangedQuestion question = questions.get(answer.questionId());
      if (question != null) {
        Outcome outcome = judge.judge(question.change(), answer.text(), false);
        judged.add(new JudgedAnswer(question, answer.text(), Optional.empty(), outcome));
      }
    }
    return judged;
  }
}

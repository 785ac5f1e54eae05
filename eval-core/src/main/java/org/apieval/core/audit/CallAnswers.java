package org.apieval.core.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;

/** Calls as answers, stated as models of the paper state them. Stateless and thread-safe. */
public final class CallAnswers {

  private static final String GOLD = "gold calls";

  private CallAnswers() {}

  /** The gold calls of all questions. */
  public static AnswerFile gold(Benchmark benchmark) {
    List<Answer> answers = new ArrayList<>();
    for (Question question : benchmark.questions().values()) {
      answers.add(answer(answers.size(), question.id(), question.goldCall()));
    }
    return new AnswerFile(GOLD, answers, List.of());
  }

  /** The call of an entry. */
  static Answer of(ApiRecord entry) {
    return answer(0, "", entry.apiCall());
  }

  /** A question for which an entry is the gold one. */
  static Optional<Question> questionFor(ApiRecord entry) {
    return Optional.of(new Question("", "", entry.domain(), entry.apiCall()));
  }

  private static Answer answer(int line, String question, String call) {
    return new Answer(line, question, Optional.of("<<<api_call>>>: " + call));
  }
}

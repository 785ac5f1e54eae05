package org.apieval.core.ask;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.api.data.Answer;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.dataset.AnswerFile;

/** Makes responders. Stateless and thread-safe. */
public final class Responders {

  private Responders() {}

  /** Asks a model backend. */
  public static Responder of(ModelAdapter adapter) {
    return new Responder() {
      @Override
      public ModelResponse respond(Item item) throws Exception {
        return adapter.ask(item.request());
      }

      @Override
      public void close() {
        adapter.close();
      }
    };
  }

  /**
   * Asks a responder only what it has not answered before, and keeps its answers.
   *
   * @param model what tells its answers from others': its name and its settings, but no key
   * @param directory where answers are kept; made if it is not there
   */
  public static Responder cached(Responder responder, String model, Path directory) {
    return new CachedResponder(responder, model, directory);
  }

  /** Gives the same answer to everything. */
  public static Responder constant(String text) {
    return item -> answer(text);
  }

  /**
   * Gives the call of the best retrieved document, in the published form: what a model that reads
   * nothing but the document can do, and so what no model should lose to. An empty answer where
   * nothing was retrieved.
   */
  public static Responder retrieved() {
    return item ->
        answer(
            item.documents().stream()
                .findFirst()
                .map(
                    best ->
                        "<<<domain>>>: %s, <<<api_call>>>: %s"
                            .formatted(best.domain(), best.apiCall()))
                .orElse(""));
  }

  /**
   * Replays recorded answers; of several to one question the first for the first time it is asked,
   * and so on.
   */
  public static Responder recorded(AnswerFile file) {
    Map<String, List<Answer>> byQuestion = new HashMap<>();
    for (Answer answer : file.answers()) {
      byQuestion.computeIfAbsent(answer.questionId(), id -> new ArrayList<>()).add(answer);
    }
    return item -> {
      List<Answer> answers = byQuestion.getOrDefault(item.key().questionId(), List.of());
      Optional<String> text =
          answers.stream().skip(item.key().repeat()).findFirst().flatMap(Answer::text);
      return answer(text.orElseThrow(() -> rejected("no answer was recorded")));
    };
  }

  private static ModelFailure rejected(String why) {
    return new ModelFailure(ModelFailure.Kind.REJECTED, why, Optional.empty(), null);
  }

  private static ModelResponse answer(String text) {
    return new ModelResponse(
        text,
        OptionalInt.empty(),
        OptionalInt.empty(),
        Duration.ZERO,
        ModelResponse.FinishReason.STOP);
  }
}

package org.apieval.api.kit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.setting.Settings;

/**
 * A model backend that needs no server: answers with what it is told to, and remembers what it was
 * asked. Has no settings, and refuses any. Thread-safe.
 */
public final class FakeModel implements ModelAdapter.Factory {

  private final String id;
  private final Answerer answerer;
  private final List<ModelRequest> asked = new CopyOnWriteArrayList<>();

  private interface Answerer {
    String answer(String question) throws ModelFailure;
  }

  private FakeModel(String id, Answerer answerer) {
    this.id = id;
    this.answerer = answerer;
  }

  /**
   * A backend that answers.
   *
   * @param answers from the last message to the answer
   */
  public static FakeModel answering(String id, UnaryOperator<String> answers) {
    return new FakeModel(id, answers::apply);
  }

  /** A backend that never answers, for this reason. */
  public static FakeModel failing(String id, ModelFailure.Kind kind) {
    return new FakeModel(
        id,
        question -> {
          throw new ModelFailure(kind, "a failure that was asked for", Optional.empty(), null);
        });
  }

  /** All requests so far, in the order in which they came in. */
  public List<ModelRequest> asked() {
    return List.copyOf(asked);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    Settings.of(settings);
    return this::ask;
  }

  private ModelResponse ask(ModelRequest request) throws ModelFailure {
    asked.add(request);
    List<ModelRequest.Message> messages = request.messages();
    String answer = answerer.answer(messages.get(messages.size() - 1).text());
    return new ModelResponse(
        answer,
        OptionalInt.empty(),
        OptionalInt.empty(),
        Duration.ZERO,
        ModelResponse.FinishReason.STOP);
  }
}

package org.apieval.app;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;

/**
 * A model backend for tests: thinks for a while and repeats what it was asked. The model {@code
 * broken} has no server, and {@code locked} takes no key.
 */
public final class SlowModel implements ModelAdapter.Factory {

  /** For {@link java.util.ServiceLoader}. */
  public SlowModel() {}

  @Override
  public String id() {
    return "slow";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    int millis = Integer.parseInt(settings.getOrDefault("millis", "0"));
    return request -> answer(model, millis, request);
  }

  private static ModelResponse answer(String model, int millis, ModelRequest request)
      throws Exception {
    Thread.sleep(millis);
    String asked = request.messages().get(request.messages().size() - 1).text();
    if (model.equals("locked")) {
      throw failure(ModelFailure.Kind.UNAUTHORIZED, "the key in SLOW_KEY is refused");
    }
    if (model.equals("broken") && asked.hashCode() % 2 == 0) {
      throw failure(ModelFailure.Kind.REJECTED, "too long");
    }
    return new ModelResponse(
        "<<<api_call>>>: echo(" + asked.length() + ")",
        OptionalInt.of(asked.length()),
        OptionalInt.of(2),
        Duration.ofMillis(millis),
        ModelResponse.FinishReason.STOP);
  }

  private static ModelFailure failure(ModelFailure.Kind kind, String message) {
    return new ModelFailure(kind, message, Optional.empty(), null);
  }
}

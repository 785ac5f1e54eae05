package com.example.echo;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.setting.Settings;

/** A backend whose model repeats the question, and so answers those that hold their call. */
public final class EchoFactory implements ModelAdapter.Factory {

  /** For {@link java.util.ServiceLoader}. */
  public EchoFactory() {}

  @Override
  public String id() {
    return "echo";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    Settings.of(settings); // there are none, and others are refused
    return request ->
        new ModelResponse(
            request.messages().get(request.messages().size() - 1).text(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Duration.ZERO,
            ModelResponse.FinishReason.STOP);
  }
}

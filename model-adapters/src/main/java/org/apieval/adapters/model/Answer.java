package org.apieval.adapters.model;

import java.time.Duration;
import java.util.OptionalInt;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;

/** What stands in a reply; see {@link ModelResponse}. */
record Answer(String text, OptionalInt inputTokens, OptionalInt outputTokens, FinishReason finish) {

  ModelResponse response(Duration latency) {
    return new ModelResponse(text, inputTokens, outputTokens, latency, finish);
  }
}

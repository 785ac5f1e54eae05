package org.apieval.api.model;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * What a model answered.
 *
 * @param text the answer; empty text is an answer, too
 * @param inputTokens tokens of the request, where the backend counts them
 * @param outputTokens tokens of the answer, where the backend counts them
 * @param latency from sending the request to the last token
 * @param finish why the model stopped
 */
public record ModelResponse(
    String text,
    OptionalInt inputTokens,
    OptionalInt outputTokens,
    Duration latency,
    FinishReason finish) {

  /** Why a model stopped. */
  public enum FinishReason {
    /** It was done. */
    STOP,
    /** It ran into the token limit: the answer is cut. */
    LENGTH,
    /** The backend's filter held the answer back. */
    CONTENT_FILTER,
    /** Anything else, or not said. */
    OTHER
  }
}

package org.apieval.api.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a model is asked.
 *
 * @param messages in order; the last one is the user's
 * @param sampling how to sample
 */
public record ModelRequest(List<Message> messages, Sampling sampling) {

  public ModelRequest {
    messages = List.copyOf(messages);
  }

  /** Who speaks. */
  public enum Role {
    SYSTEM,
    USER,
    ASSISTANT
  }

  /** One message of a chat. */
  public record Message(Role role, String text) {}

  /**
   * Sampling settings; an empty one leaves the backend's default.
   *
   * @param temperature 0 and up
   * @param maxTokens the most tokens to generate, 1 and up
   * @param seed for backends that hold one
   * @param stop text at which to stop
   */
  public record Sampling(
      OptionalDouble temperature, OptionalInt maxTokens, OptionalLong seed, Optional<String> stop) {

    /** The backend's defaults. */
    public static Sampling defaults() {
      return new Sampling(
          OptionalDouble.empty(), OptionalInt.empty(), OptionalLong.empty(), Optional.empty());
    }
  }
}

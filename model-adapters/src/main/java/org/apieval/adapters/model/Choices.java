package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apieval.api.model.ModelResponse.FinishReason;

/** Reads the replies of chat completions, the form that many servers share. */
final class Choices {

  private Choices() {}

  /** The first choice; a refusal is an answer like any other. */
  static Answer read(JsonNode reply) throws UnreadableAnswer {
    JsonNode choice = reply.at("/choices/0");
    if (!choice.isObject()) {
      throw new UnreadableAnswer("gave no choices");
    }
    FinishReason finish = finish(choice.path("finish_reason").asText());
    JsonNode message = choice.path("message");
    Optional<String> text =
        Json.text(message, "/refusal")
            .filter(refusal -> !refusal.isBlank())
            .or(() -> content(message.path("content")));
    if (text.isEmpty() && finish != FinishReason.LENGTH && finish != FinishReason.CONTENT_FILTER) {
      throw new UnreadableAnswer("gave a choice without text");
    }
    return new Answer(
        text.orElse(""),
        Json.count(reply, "/usage/prompt_tokens"),
        Json.count(reply, "/usage/completion_tokens"),
        finish);
  }

  /** Text, or parts of which some are text and others are, say, what the model thought. */
  private static Optional<String> content(JsonNode content) {
    if (!content.isArray()) {
      return Json.text(content, "");
    }
    return Optional.of(
        StreamSupport.stream(content.spliterator(), false)
            .filter(part -> part.path("type").asText().equals("text"))
            .flatMap(part -> Json.text(part, "/text").stream())
            .collect(Collectors.joining()));
  }

  private static FinishReason finish(String reason) {
    return switch (reason) {
      case "stop" -> FinishReason.STOP;
      case "length", "model_length" -> FinishReason.LENGTH;
      case "content_filter" -> FinishReason.CONTENT_FILTER;
      default -> FinishReason.OTHER;
    };
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.ChatModel;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse.FinishReason;

/** Messages as Anthropic's servers understand them. */
final class AnthropicProtocol implements Protocol {

  /** The server wants a limit; its smallest models can do no more than this. */
  static final int DEFAULT_MAX_TOKENS = 4096;

  private static final Provider PROVIDER =
      new Provider(
          "anthropic",
          "claude-sonnet-4-5",
          URI.create("https://api.anthropic.com/v1"),
          List.of("ANTHROPIC_API_KEY"),
          "x-api-key",
          "",
          List.of());

  @Override
  public Provider provider() {
    return PROVIDER;
  }

  @Override
  public ChatModel client(
      Exchange exchange, ServerSettings settings, String model, Sampling sampling) {
    AnthropicChatModel.AnthropicChatModelBuilder client =
        AnthropicChatModel.builder()
            .httpClientBuilder(exchange)
            .maxRetries(0)
            .baseUrl(settings.baseUrl().toString())
            .apiKey(Exchange.NO_KEY)
            .modelName(model)
            .maxTokens(sampling.maxTokens().orElse(DEFAULT_MAX_TOKENS));
    sampling.temperature().ifPresent(client::temperature);
    sampling.stop().ifPresent(text -> client.stopSequences(List.of(text)));
    return client.build();
  }

  @Override
  public Answer read(JsonNode reply) throws UnreadableAnswer {
    JsonNode content = reply.path("content");
    if (!content.isArray()) {
      throw new UnreadableAnswer("gave no content");
    }
    FinishReason finish = finish(reply.path("stop_reason").asText());
    List<String> texts =
        StreamSupport.stream(content.spliterator(), false)
            .filter(block -> block.path("type").asText().equals("text"))
            .flatMap(block -> Json.text(block, "/text").stream())
            .toList();
    if (texts.isEmpty() && finish == FinishReason.OTHER) {
      throw new UnreadableAnswer("gave content without text");
    }
    return new Answer(
        texts.stream().collect(Collectors.joining()),
        Json.count(reply, "/usage/input_tokens"),
        Json.count(reply, "/usage/output_tokens"),
        finish);
  }

  private static FinishReason finish(String reason) {
    return switch (reason) {
      case "end_turn", "stop_sequence" -> FinishReason.STOP;
      case "max_tokens", "model_context_window_exceeded" -> FinishReason.LENGTH;
      case "refusal" -> FinishReason.CONTENT_FILTER;
      default -> FinishReason.OTHER;
    };
  }
}

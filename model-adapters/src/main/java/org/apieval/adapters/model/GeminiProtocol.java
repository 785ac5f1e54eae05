package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse.FinishReason;

/** Generated content as Google's servers understand it. */
final class GeminiProtocol implements Protocol {

  /** The name becomes a part of the address. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");

  private static final Provider PROVIDER =
      new Provider(
          "gemini",
          "gemini-2.5-flash",
          URI.create("https://generativelanguage.googleapis.com/v1beta"),
          List.of("GEMINI_API_KEY", "GOOGLE_API_KEY"),
          "x-goog-api-key",
          "",
          List.of("generationConfig", "seed"));

  @Override
  public Provider provider() {
    return PROVIDER;
  }

  @Override
  public boolean isName(String model) {
    return NAME.matcher(model).matches();
  }

  @Override
  public ChatModel client(
      Exchange exchange, ServerSettings settings, String model, Sampling sampling) {
    GoogleAiGeminiChatModel.GoogleAiGeminiChatModelBuilder client =
        GoogleAiGeminiChatModel.builder()
            .httpClientBuilder(exchange)
            .baseUrl(settings.baseUrl().toString())
            .apiKey(Exchange.NO_KEY)
            .modelName(model);
    sampling.temperature().ifPresent(client::temperature);
    sampling.maxTokens().ifPresent(client::maxOutputTokens);
    sampling.stop().ifPresent(text -> client.stopSequences(List.of(text)));
    return client.maxRetries(0).build();
  }

  @Override
  public Answer read(JsonNode reply) throws UnreadableAnswer {
    JsonNode candidate = reply.at("/candidates/0");
    boolean isPromptBlocked = reply.at("/promptFeedback/blockReason").isTextual();
    if (!candidate.isObject() && !isPromptBlocked) {
      throw new UnreadableAnswer("gave no candidates");
    }
    FinishReason finish =
        isPromptBlocked
            ? FinishReason.CONTENT_FILTER
            : finish(candidate.path("finishReason").asText());
    List<String> texts =
        StreamSupport.stream(candidate.at("/content/parts").spliterator(), false)
            .filter(part -> !part.path("thought").asBoolean())
            .flatMap(part -> Json.text(part, "/text").stream())
            .toList();
    if (texts.isEmpty() && finish != FinishReason.LENGTH && finish != FinishReason.CONTENT_FILTER) {
      throw new UnreadableAnswer("gave a candidate without text");
    }
    return new Answer(
        String.join("", texts),
        Json.count(reply, "/usageMetadata/promptTokenCount"),
        outputTokens(reply),
        finish);
  }

  /** What the model thought is counted apart, but generated and paid for all the same. */
  private static OptionalInt outputTokens(JsonNode reply) {
    OptionalInt answer = Json.count(reply, "/usageMetadata/candidatesTokenCount");
    OptionalInt thoughts = Json.count(reply, "/usageMetadata/thoughtsTokenCount");
    return answer.isEmpty() && thoughts.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(answer.orElse(0) + thoughts.orElse(0));
  }

  private static FinishReason finish(String reason) {
    return switch (reason) {
      case "STOP" -> FinishReason.STOP;
      case "MAX_TOKENS" -> FinishReason.LENGTH;
      case "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII" ->
          FinishReason.CONTENT_FILTER;
      default -> FinishReason.OTHER;
    };
  }
}

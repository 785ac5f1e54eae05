package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import java.net.URI;
import java.util.List;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse.FinishReason;

/** Chats as Ollama's own interface understands them. */
final class OllamaProtocol implements Protocol {

  private static final Provider PROVIDER =
      new Provider(
          "ollama",
          "llama3.2",
          URI.create("http://localhost:11434"),
          List.of(),
          "Authorization",
          "Bearer ",
          List.of("options", "seed"));

  @Override
  public Provider provider() {
    return PROVIDER;
  }

  @Override
  public ChatModel client(
      Exchange exchange, ServerSettings settings, String model, Sampling sampling) {
    OllamaChatModel.OllamaChatModelBuilder client =
        new OllamaChatModel.OllamaChatModelBuilder()
            .httpClientBuilder(exchange)
            .maxRetries(0)
            .logRequests(false)
            .logResponses(false)
            .baseUrl(settings.baseUrl().toString())
            .modelName(model);
    sampling.temperature().ifPresent(client::temperature);
    sampling.maxTokens().ifPresent(client::numPredict);
    sampling.stop().ifPresent(text -> client.stop(List.of(text)));
    return client.build();
  }

  @Override
  public Answer read(JsonNode reply) throws UnreadableAnswer {
    String text =
        Json.text(reply, "/message/content")
            .orElseThrow(() -> new UnreadableAnswer("gave no message"));
    if (!reply.path("done").asBoolean()) {
      throw new UnreadableAnswer("gave an answer that is not done");
    }
    return new Answer(
        text,
        Json.count(reply, "/prompt_eval_count"),
        Json.count(reply, "/eval_count"),
        finish(reply.path("done_reason").asText()));
  }

  private static FinishReason finish(String reason) {
    return switch (reason) {
      case "stop" -> FinishReason.STOP;
      case "length" -> FinishReason.LENGTH;
      default -> FinishReason.OTHER;
    };
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.mistralai.MistralAiChatModel;
import java.net.URI;
import java.util.List;
import org.apieval.api.model.ModelRequest.Sampling;

/** Chat completions as Mistral's servers understand them. */
final class MistralProtocol implements Protocol {

  private static final Provider PROVIDER =
      new Provider(
          "mistral",
          "mistral-small-latest",
          URI.create("https://api.mistral.ai/v1"),
          List.of("MISTRAL_API_KEY"),
          "Authorization",
          "Bearer ",
          List.of("random_seed"));

  @Override
  public Provider provider() {
    return PROVIDER;
  }

  @Override
  public ChatModel client(
      Exchange exchange, ServerSettings settings, String model, Sampling sampling) {
    MistralAiChatModel.MistralAiChatModelBuilder client =
        new MistralAiChatModel.MistralAiChatModelBuilder()
            .httpClientBuilder(exchange)
            .maxRetries(0)
            .baseUrl(settings.baseUrl().toString())
            .apiKey(Exchange.NO_KEY)
            .modelName(model);
    sampling.temperature().ifPresent(client::temperature);
    sampling.maxTokens().ifPresent(client::maxTokens);
    sampling.stop().ifPresent(text -> client.stopSequences(List.of(text)));
    return client.build();
  }

  @Override
  public Answer read(JsonNode reply) throws UnreadableAnswer {
    return Choices.read(reply);
  }
}

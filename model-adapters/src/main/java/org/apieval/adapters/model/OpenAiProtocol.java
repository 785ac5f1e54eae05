package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import java.net.URI;
import java.util.List;
import org.apieval.api.model.ModelRequest.Sampling;

/** Chat completions as OpenAI defined them and many servers understand them. */
final class OpenAiProtocol implements Protocol {

  private static final Provider PROVIDER =
      new Provider(
          "openai",
          "gpt-4o-mini",
          URI.create("https://api.openai.com/v1"),
          List.of("OPENAI_API_KEY"),
          "Authorization",
          "Bearer ",
          List.of("seed"));

  @Override
  public Provider provider() {
    return PROVIDER;
  }

  @Override
  public ChatModel client(
      Exchange exchange, ServerSettings settings, String model, Sampling sampling) {
    OpenAiChatModel.OpenAiChatModelBuilder client =
        new OpenAiChatModel.OpenAiChatModelBuilder()
            .httpClientBuilder(exchange)
            .maxRetries(0)
            .baseUrl(settings.baseUrl().toString())
            .apiKey(Exchange.NO_KEY)
            .modelName(model);
    sampling.temperature().ifPresent(client::temperature);
    // OpenAI's newer models refuse the old name of the field; few other servers know the new one.
    boolean isOpenAi = settings.baseUrl().equals(PROVIDER.baseUrl());
    sampling.maxTokens().ifPresent(isOpenAi ? client::maxCompletionTokens : client::maxTokens);
    sampling.stop().ifPresent(text -> client.stop(List.of(text)));
    return client.build();
  }

  @Override
  public Answer read(JsonNode reply) throws UnreadableAnswer {
    return Choices.read(reply);
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Message;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;

/**
 * Asks a model on a server. Thread-safe: requests share the server's connections and nothing else.
 * There is nothing to close; idle connections go by themselves.
 */
final class ChatAdapter implements ModelAdapter {

  private final Protocol protocol;
  private final Server server;
  private final String model;

  private ChatAdapter(Protocol protocol, Server server, String model) {
    this.protocol = protocol;
    this.server = server;
    this.model = model;
  }

  /**
   * An adapter for one model.
   *
   * @throws IllegalArgumentException if the name of the model or a setting is wrong, or if the key
   *     is missing
   */
  static ChatAdapter of(
      Protocol protocol, String model, Map<String, String> settings, Surroundings surroundings) {
    Provider provider = protocol.provider();
    if (!protocol.isName(model)) {
      throw new IllegalArgumentException(
          "%s: write %s:NAME, such as %s:%s"
              .formatted(
                  model.isBlank() ? "has no model's name" : "has no such model's name",
                  provider.id(),
                  provider.id(),
                  provider.example()));
    }
    ServerSettings read = ServerSettings.of(provider, settings, surroundings);
    return new ChatAdapter(protocol, Server.of(provider, read, surroundings), model);
  }

  @Override
  public ModelResponse ask(ModelRequest request) throws ModelFailure, InterruptedException {
    Exchange exchange = new Exchange(server, fields(request.sampling()));
    try {
      protocol
          .client(exchange, server.settings(), model, request.sampling())
          .chat(request.messages().stream().map(ChatAdapter::message).toList());
    } catch (RuntimeException e) {
      // Either nothing came back, and the exchange knows why; or the client cannot read what came,
      // which it need not.
    }
    Reply reply = exchange.reply();
    if (!reply.isSuccess()) {
      throw server.failures(model).refused(reply);
    }
    return answer(reply).response(exchange.latency());
  }

  private Answer answer(Reply reply) throws ModelFailure {
    JsonNode body = Json.node(reply.body()).orElse(MissingNode.getInstance());
    try {
      if (!body.isObject()) {
        throw new UnreadableAnswer("sent something that is not a JSON object");
      }
      return protocol.read(body);
    } catch (UnreadableAnswer e) {
      throw server.failures(model).unreadable(reply, body, e.getMessage());
    }
  }

  private ObjectNode fields(Sampling sampling) throws ModelFailure {
    ObjectNode fields = server.settings().body().deepCopy();
    OptionalLong seed = sampling.seed().isPresent() ? sampling.seed() : server.settings().seed();
    if (seed.isPresent()) {
      List<String> place = server.provider().seedField();
      if (place.isEmpty()) {
        throw new ModelFailure(
            Kind.REJECTED, server.provider().id() + " holds no seed", Optional.empty(), null);
      }
      Json.merge(fields, Json.nested(place, seed.getAsLong()));
    }
    return fields;
  }

  private static ChatMessage message(Message message) {
    return switch (message.role()) {
      case SYSTEM -> SystemMessage.from(message.text());
      case USER -> UserMessage.from(message.text());
      case ASSISTANT -> AiMessage.from(message.text());
    };
  }
}

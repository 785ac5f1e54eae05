package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.ChatModel;
import org.apieval.api.model.ModelRequest.Sampling;

/** How one kind of server is talked to. Implementations are stateless and thread-safe. */
interface Protocol {

  /** What there is to know before the first request. */
  Provider provider();

  /**
   * A client of the library that sends one request through an exchange, without repeating it. It
   * need not set what the exchange adds: the key, the seed and the user's own fields.
   */
  ChatModel client(Exchange exchange, ServerSettings settings, String model, Sampling sampling);

  /**
   * Reads a reply. The clients could do so, too, but they lose what a score depends on: they put
   * line breaks between parts of an answer, fail on refusals and on words they do not know, and do
   * not tell an empty answer from none.
   *
   * @throws UnreadableAnswer if there is no answer in it
   */
  Answer read(JsonNode reply) throws UnreadableAnswer;

  /** Whether this is the name of a model, for all that can be told from here. */
  default boolean isName(String model) {
    return !model.isBlank();
  }
}

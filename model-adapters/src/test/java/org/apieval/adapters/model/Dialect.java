package org.apieval.adapters.model;

import org.apieval.api.model.ModelAdapter;

/** How a kind of server speaks, for tests that hold for all kinds. */
interface Dialect {

  ModelAdapter.Factory backend(Surroundings surroundings);

  String model();

  /** The path of a request below the base. */
  String path();

  /** Where in a request's body the question is, as JsonPath. */
  String question();

  /** The body of a reply. {@code text} is put in as it is. */
  String reply(String text, String finish);

  /** The server's words for: done, ran into the limit, something new. */
  String done();

  String cut();

  /** A reply that has all but an answer. */
  String replyWithoutAnswer();

  /** The header that carries the key, and what it holds. */
  String keyHeader();

  String keyValue();

  /** An error message in the form of this kind of server. */
  String error(String message);

  /** How the server says that there is no such model. */
  int unknownModelStatus();

  String unknownModel();
}

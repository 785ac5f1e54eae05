package org.apieval.api.model;

import java.util.Map;

/**
 * A model backend: a request to a response.
 *
 * <p>Made by a {@link Factory}, which is what {@link java.util.ServiceLoader} finds. Nulls are
 * never passed and never returned. An exception means that no answer was got; the engine wraps it
 * with the backend's id and the item, leaves that item unscored, and goes on. Implementations are
 * thread-safe: one adapter is asked from many threads at once. No law says that equal requests get
 * equal responses; a backend that can hold a seed says so in its documentation.
 */
public interface ModelAdapter extends AutoCloseable {

  /**
   * Asks the model once. Retries and rate limits are the engine's. A setting of the request that
   * the backend does not have is not passed over but fails as {@link ModelFailure.Kind#REJECTED}.
   *
   * @throws ModelFailure if no answer was got and it is known why
   * @throws InterruptedException if the thread was interrupted; what was sent is given up
   * @throws Exception if no answer was got for any other reason, which is not asked again; its
   *     message must not hold a key or a password
   */
  ModelResponse ask(ModelRequest request) throws Exception;

  /** Frees connections; called once, after the last {@link #ask}. */
  @Override
  default void close() {}

  /**
   * Makes adapters of one kind. Stateless, thread-safe, cheap to construct, without constructor
   * arguments, named in {@code META-INF/services/org.apieval.api.model.ModelAdapter$Factory}.
   */
  interface Factory {

    /** The backend's name on the command line: lower case, never blank. */
    String id();

    /**
     * An adapter for one model.
     *
     * @param model the model's name as the backend knows it; may be empty where there is only one
     * @param settings the user's settings for this backend, by name
     * @throws IllegalArgumentException if a setting is missing or unknown, naming it
     */
    ModelAdapter create(String model, Map<String, String> settings);
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;

/**
 * Tells from what a server sent back why there is no answer in it. Immutable and thread-safe.
 *
 * @param host the server, as messages name it
 * @param model the model that was asked
 * @param provider what kind of server it is
 * @param key is hidden in all that the server says; empty where there is none
 */
record ServerFailures(
    String host, String model, Provider provider, Optional<Key> key, RetryAfter retryAfter) {

  private static final int MAX_QUOTE = 300;
  private static final Pattern INVISIBLE = Pattern.compile("[\\p{C}\\p{Z}\\s]+");

  /** Why a reply that is no success is none. */
  ModelFailure refused(Reply reply) {
    return refused(reply.status(), reply, ErrorBody.of(reply.body()));
  }

  /** Why a success in name has no answer in it. */
  ModelFailure unreadable(Reply reply, JsonNode body, String problem) {
    int status = body.at("/error/code").asInt();
    if (status >= 400 && status < 600) { // a gateway hands on what another server said
      return refused(status, reply, ErrorBody.of(body));
    }
    return failure(
        Kind.UNREADABLE, "%s %s".formatted(host, problem), Optional.empty(), ErrorBody.of(body));
  }

  private ModelFailure refused(int status, Reply reply, ErrorBody error) {
    Kind kind = kind(status, error);
    Optional<Duration> wait =
        kind.isPassing() ? retryAfter.in(reply.headers(), error.json()) : Optional.empty();
    String sentence = sentence(kind, status) + " (HTTP " + status + ")";
    if (status == 401) { // such messages show parts of the key
      return new ModelFailure(kind, sentence, wait, null);
    }
    return failure(kind, sentence, wait, error);
  }

  private static Kind kind(int status, ErrorBody error) {
    if (error.saysAnyOf("insufficient_quota", "billing_error", "billing_not_active")
        || error.mentions("credit balance is too low")) {
      return Kind.UNUSABLE;
    }
    if (error.saysAnyOf("API_KEY_INVALID")) {
      return Kind.UNAUTHORIZED;
    }
    if (status != 401 && status != 429 && status < 500 && error.saysNoSuchModel()) {
      return Kind.UNKNOWN_MODEL;
    }
    boolean isModeration = error.json().at("/error/metadata/reasons").isArray();
    return switch (status) {
      case 401 -> Kind.UNAUTHORIZED;
      case 403 -> isModeration ? Kind.REJECTED : Kind.UNAUTHORIZED;
      case 402, 404, 405 -> Kind.UNUSABLE;
      case 408 -> Kind.TIMEOUT;
      case 409 -> Kind.UNAVAILABLE; // two requests got into each other's way
      case 429 -> Kind.RATE_LIMITED;
      default -> status >= 500 ? Kind.UNAVAILABLE : status < 400 ? Kind.UNUSABLE : Kind.REJECTED;
    };
  }

  private String sentence(Kind kind, int status) {
    return switch (kind) {
      case UNAUTHORIZED -> unauthorized();
      case UNKNOWN_MODEL -> "%s has no model \"%s\"".formatted(host, model);
      case UNUSABLE -> unusable(status);
      case RATE_LIMITED -> host + " was asked too often";
      case TIMEOUT -> host + " took too long";
      case UNAVAILABLE -> host + " failed";
      default -> host + " refuses the request";
    };
  }

  private String unauthorized() {
    if (key.isPresent()) {
      return "%s refuses the key in the environment variable %s"
          .formatted(host, key.get().variable());
    }
    return provider.keyVariables().isEmpty()
        ? host + " refuses access"
        : "%s wants a key: set the environment variable %s"
            .formatted(host, provider.keyVariables().get(0));
  }

  private String unusable(int status) {
    if (status < 400) {
      return "%s sends requests on to another address: set base-url to that one".formatted(host);
    }
    return status == 404 || status == 405
        ? "%s takes no requests at this address: is base-url right?".formatted(host)
        : "%s wants to be paid first".formatted(host);
  }

  private ModelFailure failure(
      Kind kind, String sentence, Optional<Duration> wait, ErrorBody error) {
    String quote = quote(error.message());
    return new ModelFailure(kind, quote.isEmpty() ? sentence : sentence + ": " + quote, wait, null);
  }

  /** Hides the key before it shortens, lest a part of the key is left. */
  private String quote(String text) {
    String visible = INVISIBLE.matcher(text).replaceAll(" ").strip();
    String hidden = key.map(secret -> secret.hideIn(visible)).orElse(visible);
    return hidden.length() <= MAX_QUOTE ? hidden : hidden.substring(0, MAX_QUOTE) + "...";
  }
}

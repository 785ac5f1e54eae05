package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.apieval.api.setting.Settings;

/**
 * What a user set up for one server. Immutable and thread-safe, save that nobody may change the
 * body.
 *
 * @param baseUrl where requests go, without a slash at its end
 * @param key empty where the server wants none
 * @param timeout from sending a request to the last byte of its answer
 * @param body fields that go into every request
 * @param seed for requests that name none
 */
record ServerSettings(
    URI baseUrl, Optional<Key> key, Duration timeout, ObjectNode body, OptionalLong seed) {

  private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(60);
  private static final BigDecimal LONGEST_TIMEOUT = BigDecimal.valueOf(24 * 60 * 60);

  /** What the engine decides, and records as what was sent. */
  private static final List<String> FIELDS_OF_THE_RUN =
      List.of("model", "messages", "contents", "system", "systemInstruction", "stream");

  /**
   * Reads the settings of a backend.
   *
   * @throws IllegalArgumentException if one is unknown or wrong, naming it, or if there is no key
   *     though the server's maker wants one or the user named one; never shows what may be secret
   */
  static ServerSettings of(
      Provider provider, Map<String, String> given, Surroundings surroundings) {
    Settings settings = Settings.of(given, names(provider));
    URI baseUrl = settings.text("base-url").map(ServerSettings::address).orElse(provider.baseUrl());
    Optional<Key> key = key(provider, settings, surroundings);
    boolean wantsKey = !provider.keyVariables().isEmpty() && baseUrl.equals(provider.baseUrl());
    if (key.isEmpty() && (wantsKey || settings.text("key-env").isPresent())) {
      throw new IllegalArgumentException(
          "has no key: set the environment variable "
              + settings.text("key-env").orElseGet(() -> provider.keyVariables().get(0)));
    }
    return new ServerSettings(
        baseUrl,
        key,
        settings.text("timeout").map(ServerSettings::seconds).orElse(DEFAULT_TIMEOUT),
        settings.text("body").map(ServerSettings::fields).orElseGet(Json::object),
        settings.text("seed").map(ServerSettings::seed).orElse(OptionalLong.empty()));
  }

  private static String[] names(Provider provider) {
    List<String> names = new ArrayList<>(List.of("base-url", "timeout", "body"));
    if (!provider.keyVariables().isEmpty()) {
      names.add("key-env");
    }
    if (!provider.seedField().isEmpty()) {
      names.add("seed");
    }
    return names.toArray(String[]::new);
  }

  private static Optional<Key> key(
      Provider provider, Settings settings, Surroundings surroundings) {
    List<String> variables = settings.text("key-env").map(List::of).orElse(provider.keyVariables());
    return variables.stream()
        .flatMap(
            variable ->
                surroundings.environment().apply(variable).map(String::strip).stream()
                    .filter(value -> !value.isEmpty())
                    .map(value -> new Key(variable, value)))
        .findFirst();
  }

  private static URI address(String text) {
    URI address;
    try {
      address = URI.create(text.replaceFirst("/+$", ""));
    } catch (IllegalArgumentException e) {
      throw wrong("base-url", "is no address");
    }
    if (!List.of("http", "https").contains(String.valueOf(address.getScheme()))
        || address.getHost() == null) {
      throw wrong("base-url", "must be an address such as http://localhost:8000/v1");
    }
    if (address.getRawUserInfo() != null
        || address.getRawQuery() != null
        || address.getRawFragment() != null) {
      throw wrong("base-url", "must not hold a user, a password or a query");
    }
    return address;
  }

  private static Duration seconds(String text) {
    try {
      BigDecimal seconds = new BigDecimal(text);
      if (seconds.signum() > 0 && seconds.compareTo(LONGEST_TIMEOUT) <= 0) {
        return Duration.ofNanos(seconds.movePointRight(9).longValue());
      }
    } catch (NumberFormatException e) {
      // says the same as a number out of range
    }
    throw wrong("timeout", "must be a number of seconds above 0 and up to a day");
  }

  private static ObjectNode fields(String text) {
    ObjectNode fields = Json.object(text).orElseThrow(() -> wrong("body", "must be a JSON object"));
    for (String name : FIELDS_OF_THE_RUN) {
      if (fields.has(name)) {
        throw wrong("body", "must not hold the field \"%s\"".formatted(name));
      }
    }
    return fields;
  }

  private static OptionalLong seed(String text) {
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw wrong("seed", "must be a whole number");
    }
  }

  private static IllegalArgumentException wrong(String name, String problem) {
    return new IllegalArgumentException("setting \"%s\" %s".formatted(name, problem));
  }
}

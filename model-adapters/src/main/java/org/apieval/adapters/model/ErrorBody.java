package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a server says about a failure: servers differ in where they put it.
 *
 * @param json the body; missing where it is not JSON
 * @param message in the server's words, as sent; empty text where it says nothing that a person
 *     could read
 * @param codes all short names it gives to the failure
 */
record ErrorBody(JsonNode json, String message, Set<String> codes) {

  /** Of a page of HTML or a trace of a stack the rest is of no use to anybody. */
  private static final int MAX_PLAIN_TEXT = 1000;

  private static final Pattern NO_SUCH_MODEL =
      Pattern.compile(
          "(?is).*(?:not a valid model|(?:invalid|unknown|unsupported) model\\b"
              + "|\\bmodels?\\b.{0,200}(?:not found|does not exist|not exist|not supported"
              + "|no such|unavailable)|(?:no such|not found).{0,40}\\bmodel\\b).*");

  static ErrorBody of(byte[] body) {
    Optional<JsonNode> json = Json.node(body).map(ErrorBody::unwrap);
    return json.map(ErrorBody::of).orElseGet(() -> plain(body));
  }

  static ErrorBody of(JsonNode json) {
    return new ErrorBody(
        json,
        Stream.of(
                "/error/message",
                "/error",
                "/message",
                "/detail",
                "/message/detail/0/msg",
                "/detail/0/msg")
            .flatMap(place -> Json.text(json, place).stream())
            .filter(text -> !text.isBlank())
            .findFirst()
            .orElse(""),
        Stream.of(
                "/error/code",
                "/error/type",
                "/error/status",
                "/error/details/0/reason",
                "/code",
                "/type")
            .flatMap(place -> Json.text(json, place).stream())
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** Google's servers put some errors into a list. */
  private static JsonNode unwrap(JsonNode json) {
    return json.isArray() && json.size() == 1 ? json.get(0) : json;
  }

  private static ErrorBody plain(byte[] body) {
    String text = new String(body, StandardCharsets.UTF_8).strip();
    boolean readable = !text.startsWith("<") && text.length() <= MAX_PLAIN_TEXT;
    return new ErrorBody(MissingNode.getInstance(), readable ? text : "", Set.of());
  }

  boolean saysAnyOf(String... names) {
    return Stream.of(names).anyMatch(codes::contains);
  }

  boolean mentions(String phrase) {
    return message.contains(phrase);
  }

  boolean saysNoSuchModel() {
    return saysAnyOf("model_not_found", "invalid_model")
        || (codes.contains("not_found_error") && message.startsWith("model"))
        || NO_SUCH_MODEL.matcher(message).matches();
  }
}

package org.apieval.core.card;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.PythonParser;
import org.jspecify.annotations.Nullable;

/**
 * Checks what came of a card: the record has the right shape, its call is one Python call that the
 * hub knows, and the card says what the call names. Thread-safe as far as the hub is.
 */
final class RecordCheck {

  private static final int LONGEST_SHOWN = 120;

  private final HubRules hub;
  private final ReferenceReader references;
  private final RecordSchema schema = new RecordSchema();

  RecordCheck(HubRules hub) {
    this.hub = hub;
    this.references = new ReferenceReader(hub);
  }

  /**
   * A record that passed, or why it did not.
   *
   * @param record the record; without its line in a catalogue, which it has not got yet
   * @param key what identifies its API
   * @param problem why it is refused; the others are there exactly where this is empty
   */
  record Outcome(Optional<ApiRecord> record, Optional<ApiKey> key, Optional<String> problem) {

    private static Outcome refused(String why) {
      return new Outcome(Optional.empty(), Optional.empty(), Optional.of(why));
    }
  }

  /**
   * Checks the record that a card came to.
   *
   * @param object what a model or the metadata made of it; fields that records don't have are left
   *     out
   * @throws EvalException PROVIDER if the hub fails
   */
  Outcome check(Map<String, @Nullable Object> object, Card card) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>(RecordField.pick(object));
    Optional<String> shape = schema.problem(fields);
    if (shape.isPresent()) {
      return Outcome.refused(shape.get());
    }
    String written = String.valueOf(fields.get(RecordField.API_CALL.key())).strip();
    Optional<String> call = OneCall.in(written);
    if (call.isEmpty()) {
      return Outcome.refused("the call is not one Python call: " + shown(written));
    }
    fields.put(RecordField.API_CALL.key(), call.get());
    String domain = String.valueOf(fields.get(RecordField.DOMAIN.key())).strip();
    fields.put(RecordField.DOMAIN.key(), domain);
    ApiRecord record = new ApiRecord(0, domain, call.get(), fields);
    Reference reference = references.read(record);
    if (reference.keys().isEmpty()) {
      return Outcome.refused(
          "%s has no key for the call %s".formatted(hub.id(), shown(call.get())));
    }
    ApiKey key = reference.keys().get(0);
    return unfounded(key, card)
        .map(Outcome::refused)
        .orElseGet(() -> new Outcome(Optional.of(record), Optional.of(key), Optional.empty()));
  }

  /** What of a key the card does not say; empty where it says all of it. */
  private static Optional<String> unfounded(ApiKey key, Card card) {
    List<ApiKey.Part> naming =
        key.parts().stream().filter(part -> part.role() != ApiKey.Role.OTHER).toList();
    if (naming.isEmpty()) {
      return Optional.of("the call names no model: " + shown(key.toString()));
    }
    for (ApiKey.Part part : naming) {
      if (!part.isConstant()) {
        return Optional.of(
            "the call's %s is not a constant: %s".formatted(part.name(), shown(part.value())));
      }
      Optional<String> foreign =
          identifiers(part).filter(name -> !Mentions.of(card, name)).findFirst();
      if (foreign.isPresent()) {
        return Optional.of("the card does not mention " + shown(foreign.get()));
      }
    }
    return Optional.empty();
  }

  /** The text of a part; for a nested call the texts in it. */
  private static Stream<String> identifiers(ApiKey.Part part) {
    if (part.form() != ApiKey.Form.CALL) {
      return Stream.of(part.value());
    }
    Stream.Builder<String> texts = Stream.builder();
    Deque<Expression> open = new ArrayDeque<>();
    PythonParser.parseCall(part.value()).ifPresent(open::add);
    while (!open.isEmpty()) {
      Expression node = open.poll();
      open.addAll(node.children());
      if (node instanceof Constant constant) {
        constant.asString().ifPresent(texts::add);
      }
    }
    return texts.build();
  }

  private static String shown(String text) {
    return Printable.text(text, LONGEST_SHOWN);
  }
}

package org.apieval.core.card;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.jspecify.annotations.Nullable;

/**
 * The record that a card gives without a model: its metadata, its first words, and code that it
 * shows. Thread-safe as far as the hub is.
 */
final class ReducedRecord {

  private static final int LONGEST_DESCRIPTION = 1000;
  private static final Pattern WORD_BORDER = Pattern.compile("[\\s_-]+");

  private final HubRules hub;
  private final CardCalls calls;

  ReducedRecord(HubRules hub) {
    this.hub = hub;
    this.calls = new CardCalls(hub);
  }

  /**
   * The record; what the card does not say is left out.
   *
   * @throws EvalException PROVIDER if the hub fails
   */
  Map<String, @Nullable Object> of(Card card) {
    Map<String, String> known = ofHub(card);
    Map<String, @Nullable Object> record = new LinkedHashMap<>();
    Optional<String> task =
        card.first("task", "pipeline_tag", "module-type", "domain").map(ReducedRecord::label);
    Optional<String> domain =
        known(known, RecordField.DOMAIN)
            .or(() -> task)
            .or(() -> card.first("tags", "keywords").map(ReducedRecord::label));
    put(record, RecordField.DOMAIN, domain);
    put(
        record,
        RecordField.FRAMEWORK,
        known(known, RecordField.FRAMEWORK)
            .or(() -> card.first("library_name", "framework", "library"))
            .or(() -> Optional.of(hub.id())));
    put(
        record,
        RecordField.FUNCTIONALITY,
        card.first("functionality")
            .or(() -> task)
            .or(() -> card.first("summary"))
            .or(() -> domain));
    addCall(record, card, calls.best(card, known(known, RecordField.API_CALL)));
    record.put(
        RecordField.PERFORMANCE.key(), ModelIndex.performance(card.metadata()).orElse(Map.of()));
    put(record, RecordField.DESCRIPTION, description(card).or(() -> task).or(() -> domain));
    put(record, RecordField.LICENSE, card.first("license", "license_name"));
    return record;
  }

  private void addCall(Map<String, @Nullable Object> record, Card card, Optional<String> call) {
    put(record, RecordField.API_NAME, call.flatMap(calls::name).or(card::modelId).or(card::title));
    put(record, RecordField.API_CALL, call);
    record.put(RecordField.API_ARGUMENTS.key(), call.map(calls::options).orElse(Map.of()));
    record.put(RecordField.PYTHON_ENVIRONMENT_REQUIREMENTS.key(), requirements(card));
    record.put(RecordField.EXAMPLE_CODE.key(), call.map(one -> example(card, one)).orElse(""));
  }

  private Map<String, String> ofHub(Card card) {
    Map<String, Object> metadata = new LinkedHashMap<>(card.metadata());
    card.title().ifPresent(title -> metadata.putIfAbsent("title", title));
    try {
      return hub.recordOfCard(card.modelId(), metadata);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "hub %s failed on card %s: %s".formatted(hub.id(), card.name(), e),
          e);
    }
  }

  private static Optional<String> known(Map<String, String> known, RecordField field) {
    return Optional.ofNullable(known.get(field.key()));
  }

  private static void put(
      Map<String, @Nullable Object> record, RecordField field, Optional<String> value) {
    value.ifPresent(there -> record.put(field.key(), there));
  }

  /**
   * A tag or the first keyword as a label: {@code image-classification} is Image Classification.
   */
  private static String label(String tag) {
    List<String> words = new ArrayList<>();
    for (String word : WORD_BORDER.split(tag.split(",", 2)[0].strip())) {
      words.add(
          word.isEmpty()
              ? word
              : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return String.join(" ", words);
  }

  private static List<String> requirements(Card card) {
    return Card.texts(card.metadata().get("library_name")).toList();
  }

  /** The first piece of code that calls the call's function. */
  private static String example(Card card, String call) {
    String function = call.substring(0, call.indexOf('(') + 1);
    return card.code().stream()
        .map(String::strip)
        .filter(code -> code.contains(function))
        .findFirst()
        .orElse("");
  }

  private static Optional<String> description(Card card) {
    return card.first("summary", "description", "og:description", "twitter:description")
        .or(card::summary)
        .or(card::title)
        .map(text -> text.replaceAll("\\s+", " "))
        .map(text -> text.substring(0, Math.min(text.length(), LONGEST_DESCRIPTION)));
  }
}

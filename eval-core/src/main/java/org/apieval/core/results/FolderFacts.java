package org.apieval.core.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.report.Rate;

/**
 * What stands in a folder beside the verdicts. Immutable and thread-safe.
 *
 * @param run how answers came about; empty where no settings are there
 * @param digests by hub; a hub without any is not in it
 * @param bounds by hub, likewise
 * @param usage what the run took; empty where the folder does not say
 */
record FolderFacts(
    Optional<RunDescription> run,
    Map<String, HubDigests> digests,
    Map<String, HubBounds> bounds,
    Optional<RecordedUsage> usage) {

  private static final ObjectMapper JSON = new ObjectMapper();

  FolderFacts {
    digests = Map.copyOf(digests);
    bounds = Map.copyOf(bounds);
  }

  /**
   * Reads {@code settings.json}, {@code summary.json} and {@code usage.json}; none has to be there.
   *
   * @throws EvalException USER if one of them is there and is broken
   */
  static FolderFacts read(Path folder) {
    Optional<RunDescription> run = object(folder.resolve("settings.json")).map(FolderFacts::run);
    Map<String, HubDigests> digests = new HashMap<>();
    run.ifPresent(
        settings ->
            settings
                .value("hub")
                .ifPresent(
                    hub ->
                        digests.put(
                            hub,
                            new HubDigests(
                                settings.value("catalogue"), settings.value("questions")))));
    Map<String, HubBounds> bounds = new HashMap<>();
    Optional<JsonNode> summary = object(folder.resolve("summary.json"));
    for (JsonNode hub : summary.map(one -> one.path("hubs")).orElseGet(MissingNode::getInstance)) {
      addDigests(digests, hub);
      addBounds(bounds, hub);
    }
    return new FolderFacts(
        run, digests, bounds, object(folder.resolve("usage.json")).flatMap(FolderFacts::usage));
  }

  HubDigests digests(String hub) {
    return digests.getOrDefault(hub, HubDigests.UNKNOWN);
  }

  HubBounds bounds(String hub) {
    return bounds.getOrDefault(hub, HubBounds.UNKNOWN);
  }

  private static Optional<JsonNode> object(Path file) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      JsonNode read = JSON.readTree(file.toFile());
      if (!read.isObject()) {
        throw EvalException.user(Printable.text(file.toString()) + ": expected a JSON object");
      }
      return Optional.of(read);
    } catch (IOException e) {
      throw JsonFailures.of(file, e);
    }
  }

  private static RunDescription run(JsonNode settings) {
    Map<String, String> values = new LinkedHashMap<>();
    settings
        .fields()
        .forEachRemaining(field -> values.put(field.getKey(), field.getValue().asText()));
    return new RunDescription(values);
  }

  private static void addDigests(Map<String, HubDigests> digests, JsonNode hub) {
    HubDigests said = new HubDigests(text(hub, "catalogue"), text(hub, "questions"));
    if (!said.equals(HubDigests.UNKNOWN)) {
      digests.put(hub.path("hub").asText(), said);
    }
  }

  private static void addBounds(Map<String, HubBounds> bounds, JsonNode hub) {
    HubBounds said =
        new HubBounds(rate(hub.path("ceiling")), rate(hub.path("floor")), text(hub, "floor_call"));
    if (!said.equals(HubBounds.UNKNOWN)) {
      bounds.put(hub.path("hub").asText(), said);
    }
  }

  private static Optional<Rate> rate(JsonNode rate) {
    long numerator = rate.path("numerator").asLong(-1);
    long denominator = rate.path("denominator").asLong(-1);
    return numerator < 0 || denominator < numerator
        ? Optional.empty()
        : Optional.of(new Rate(numerator, denominator));
  }

  private static Optional<RecordedUsage> usage(JsonNode usage) {
    return usage.path("latency_median_ms").isNumber()
        ? Optional.of(
            new RecordedUsage(
                usage.path("latency_median_ms").asLong(),
                usage.path("latency_p95_ms").asLong(),
                usage.path("input_tokens").asLong(),
                usage.path("output_tokens").asLong(),
                Optional.of(usage.path("cost")).filter(JsonNode::isNumber).map(JsonNode::asDouble)))
        : Optional.empty();
  }

  private static Optional<String> text(JsonNode object, String field) {
    return Optional.ofNullable(object.path(field).textValue());
  }
}

package org.apieval.core.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * What stands in a folder beside the verdicts. Immutable and thread-safe.
 *
 * @param run how answers came about; empty where no settings are there
 * @param digests by hub; a hub without any is not in it
 */
record FolderFacts(Optional<RunDescription> run, Map<String, HubDigests> digests) {

  private static final ObjectMapper JSON = new ObjectMapper();

  FolderFacts {
    digests = Map.copyOf(digests);
  }

  /**
   * Reads {@code settings.json} and {@code summary.json}; neither has to be there.
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
    object(folder.resolve("summary.json"))
        .ifPresent(summary -> summary.path("hubs").forEach(hub -> addDigests(digests, hub)));
    return new FolderFacts(run, digests);
  }

  HubDigests digests(String hub) {
    return digests.getOrDefault(hub, HubDigests.UNKNOWN);
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

  private static Optional<String> text(JsonNode object, String field) {
    return Optional.ofNullable(object.path(field).textValue());
  }
}

package org.apieval.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** Reads what commands wrote into a folder. */
record ResultFiles(Path folder) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The lines of {@code verdicts.jsonl}. */
  List<JsonNode> verdicts() throws IOException {
    List<JsonNode> verdicts = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("verdicts.jsonl"))) {
      verdicts.add(JSON.readTree(line));
    }
    return verdicts;
  }

  /** What {@code summary.json} or {@code audit.json} has of a hub. */
  JsonNode hub(String file, String id) throws IOException {
    for (JsonNode hub : JSON.readTree(folder.resolve(file).toFile()).get("hubs")) {
      if (hub.get("hub").asText().equals(id)) {
        return hub;
      }
    }
    throw new NoSuchElementException(id);
  }

  /** A file that holds one value. */
  JsonNode json(String file) throws IOException {
    return JSON.readTree(folder.resolve(file).toFile());
  }

  /** The documents of a line, in their order. */
  static List<JsonNode> documents(JsonNode verdict) {
    List<JsonNode> documents = new ArrayList<>();
    verdict.get("documents").forEach(documents::add);
    return documents;
  }
}

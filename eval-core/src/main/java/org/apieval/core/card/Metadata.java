package org.apieval.core.card;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.jspecify.annotations.Nullable;

/**
 * Reads foreign YAML and JSON objects. Jackson never copies what a YAML alias stands for, and holds
 * to limits of depth and length, so a small text stays small. Stateless and thread-safe.
 */
final class Metadata {

  private static final int LONGEST_MESSAGE = 160;
  private static final TypeReference<Map<String, @Nullable Object>> OBJECT =
      new TypeReference<>() {};

  private final ObjectMapper mapper;
  private final String kind;

  private Metadata(JsonFactory factory, String kind) {
    this.mapper = new ObjectMapper(factory);
    this.kind = kind;
  }

  static Metadata yaml() {
    return new Metadata(new YAMLFactory(), "YAML");
  }

  static Metadata json() {
    return new Metadata(new JsonFactory(), "JSON");
  }

  /**
   * The object that a text is; empty for a text without one.
   *
   * @param firstLine the line of the file, 0-based, on which the text begins
   * @throws CardException if it is anything else
   */
  Map<String, @Nullable Object> read(String text, int firstLine) throws CardException {
    try {
      Map<String, @Nullable Object> object = text.isBlank() ? null : mapper.readValue(text, OBJECT);
      return object == null ? Map.of() : new LinkedHashMap<>(object);
    } catch (JsonProcessingException e) {
      throw new CardException(firstLine + line(e), "broken " + kind + ": " + message(e));
    } catch (StackOverflowError | RuntimeException e) { // of the YAML library
      throw new CardException(firstLine, "broken " + kind + ": it can't be read");
    }
  }

  private static int line(JsonProcessingException e) {
    JsonLocation place = e.getLocation();
    return place == null ? 0 : Math.max(0, place.getLineNr() - 1);
  }

  private static String message(JsonProcessingException e) {
    if (e instanceof MismatchedInputException) {
      return "it is no object";
    }
    String sentences = // the YAML library's messages quote the text in indented lines
        String.valueOf(e.getOriginalMessage())
            .lines()
            .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
            .collect(Collectors.joining(", "));
    return Printable.text(sentences, LONGEST_MESSAGE);
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads and joins JSON. */
final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private Json() {}

  /** An object without fields. */
  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The object a text holds; empty if it is anything else. */
  static Optional<ObjectNode> object(String text) {
    return node(text.getBytes(StandardCharsets.UTF_8))
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast);
  }

  /** The value some bytes hold; empty if they are not JSON. */
  static Optional<JsonNode> node(byte[] bytes) {
    try {
      return Optional.ofNullable(MAPPER.readTree(bytes)).filter(node -> !node.isMissingNode());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** An object with one field in another. */
  static ObjectNode nested(List<String> path, long value) {
    ObjectNode outermost = object();
    ObjectNode node = outermost;
    for (String name : path.subList(0, path.size() - 1)) {
      node = node.putObject(name);
    }
    node.put(path.get(path.size() - 1), value);
    return outermost;
  }

  /** Puts fields into an object: objects are joined field by field, all else is replaced. */
  static void merge(ObjectNode into, ObjectNode fields) {
    for (Map.Entry<String, JsonNode> field : fields.properties()) {
      JsonNode there = into.path(field.getKey());
      if (there instanceof ObjectNode inner && field.getValue() instanceof ObjectNode more) {
        merge(inner, more);
      } else {
        into.set(field.getKey(), field.getValue().deepCopy());
      }
    }
  }

  /** The text at a place; empty if there is none. */
  static Optional<String> text(JsonNode node, String place) {
    return Optional.of(node.at(place)).filter(JsonNode::isTextual).map(JsonNode::textValue);
  }

  /** The count at a place; empty if there is none. */
  static OptionalInt count(JsonNode node, String place) {
    JsonNode count = node.at(place);
    return count.canConvertToInt() && count.isIntegralNumber() && count.intValue() >= 0
        ? OptionalInt.of(count.intValue())
        : OptionalInt.empty();
  }
}

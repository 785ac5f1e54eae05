package org.apieval.core.card;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds JSON in what a model wrote: between fences and prose, with comments, single quotes, commas
 * too many, line breaks in texts, or Python's names of the constants. Total, stateless and
 * thread-safe.
 */
public final class ModelAnswer {

  private static final int MOST_STARTS = 200;
  private static final int LONGEST = 1 << 20;

  private final ObjectMapper mapper =
      JsonMapper.builder()
          .enable(
              JsonReadFeature.ALLOW_JAVA_COMMENTS,
              JsonReadFeature.ALLOW_SINGLE_QUOTES,
              JsonReadFeature.ALLOW_TRAILING_COMMA,
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
              JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** The first object in a text that has a field; empty where there is none. */
  public Optional<Map<String, @Nullable Object>> object(String text, String field) {
    return find(text, '{', value -> value instanceof Map<?, ?> map && map.containsKey(field))
        .map(ModelAnswer::asObject);
  }

  /** The first list in a text that has a text or an object in it; empty where there is none. */
  public Optional<List<?>> list(String text) {
    return find(
            text,
            '[',
            value -> value instanceof List<?> list && list.stream().anyMatch(ModelAnswer::isText))
        .map(value -> (List<?>) value);
  }

  private static boolean isText(@Nullable Object element) {
    return element instanceof String || element instanceof Map;
  }

  private Optional<Object> find(String text, char start, Predicate<Object> wanted) {
    String searched = withoutThoughts(text.substring(0, Math.min(text.length(), LONGEST)));
    int starts = 0;
    for (int at = searched.indexOf(start);
        at >= 0 && starts < MOST_STARTS;
        at = searched.indexOf(start, at + 1)) {
      starts++;
      Optional<Object> value = read(searched.substring(at)).filter(wanted);
      if (value.isPresent()) {
        return value;
      }
    }
    return Optional.empty();
  }

  private Optional<Object> read(String text) {
    try {
      return Optional.ofNullable(mapper.readValue(text, Object.class));
    } catch (JsonProcessingException e) {
      return PythonValues.leading(text);
    }
  }

  private static String withoutThoughts(String text) {
    int end = text.lastIndexOf("</think>");
    return end < 0 ? text : text.substring(end + "</think>".length());
  }

  @SuppressWarnings("unchecked") // Jackson and PythonValues make maps with texts as keys
  private static Map<String, @Nullable Object> asObject(Object value) {
    return (Map<String, @Nullable Object>) value;
  }
}

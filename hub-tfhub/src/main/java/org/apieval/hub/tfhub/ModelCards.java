package org.apieval.hub.tfhub;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.api.call.Constant;

/**
 * What the metadata of a TensorFlow Hub card tells: the handle. It stands in {@code handle}, is the
 * address of the page, or, in the hub's own cards, the title, {@code Module
 * publisher/name/version}. Stateless and thread-safe.
 */
final class ModelCards {

  private static final String HOST = "https://tfhub.dev/";

  private static final Pattern HANDLE =
      Pattern.compile("https://(?:tfhub\\.dev|www\\.kaggle\\.com/models)/[^\\s?#]+");
  private static final Pattern TITLE =
      Pattern.compile("(?:Module|Placeholder|Collection|Lite) +([\\w.-]+(?:/[\\w.-]+)+/\\d+)");

  private ModelCards() {}

  /** The fields of the entry that it tells. */
  static Map<String, String> record(Map<String, Object> metadata) {
    Map<String, String> record = new LinkedHashMap<>();
    record.put("framework", "TensorFlow Hub");
    Stream.of("handle", "canonical", "og:url", "url")
        .flatMap(field -> text(metadata, field).stream())
        .filter(address -> HANDLE.matcher(address).matches())
        .findFirst()
        .or(() -> text(metadata, "title").flatMap(ModelCards::handleOfTitle))
        .ifPresent(
            handle ->
                record.put(
                    "api_call", "hub.load(%s)".formatted(Constant.string(handle).toSource())));
    return record;
  }

  private static Optional<String> handleOfTitle(String title) {
    Matcher matcher = TITLE.matcher(title);
    return matcher.matches() ? Optional.of(HOST + matcher.group(1)) : Optional.empty();
  }

  private static Optional<String> text(Map<String, Object> metadata, String field) {
    return metadata.get(field) instanceof String text
        ? Optional.of(text.strip())
        : Optional.empty();
  }
}

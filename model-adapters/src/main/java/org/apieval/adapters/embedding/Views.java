package org.apieval.adapters.embedding;

import java.util.List;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;

/**
 * The texts that stand for a document. Immutable and thread-safe.
 *
 * @param fields the fields that make up each text
 */
record Views(List<List<String>> fields) {

  /**
   * What fits best of what was tried: the whole, what the API is for, and what it does; see
   * decision 0010.
   */
  private static final List<String> DEFAULT =
      List.of(
          "domain+functionality+description+example_code",
          "domain+functionality",
          "functionality+description");

  Views {
    fields = fields.stream().map(List::copyOf).toList();
  }

  /** Reads texts, each of them a field or several joined by {@code +}; the default if none. */
  static Views parse(List<String> texts) {
    return new Views(
        (texts.isEmpty() ? DEFAULT : texts)
            .stream().map(text -> List.of(text.split("\\s*\\+\\s*"))).toList());
  }

  /** The texts of a document, each different and none blank; may be empty. */
  List<String> of(ApiRecord document) {
    return fields.stream()
        .map(
            names ->
                names.stream()
                    .map(document::text)
                    .filter(text -> !text.isBlank())
                    .collect(Collectors.joining(". ")))
        .filter(text -> !text.isEmpty())
        .distinct()
        .toList();
  }
}

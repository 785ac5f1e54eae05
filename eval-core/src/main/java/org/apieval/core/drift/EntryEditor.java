package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.match.Reference;
import org.jspecify.annotations.Nullable;

/**
 * Changes a catalogue entry: its call, and what else of it repeats the call, so that a document
 * does not contradict itself. Sentences stay as they are. Thread-safe as far as the hub is.
 */
final class EntryEditor {

  private static final String CALL = "api_call";

  /** The fields that repeat the call, or parts of it. */
  private static final List<String> REPEATING =
      List.of("api_name", "api_arguments", "example_code");

  private final HubRules hub;

  EntryEditor(HubRules hub) {
    this.hub = hub;
  }

  /** The entry after a change; empty where the change does not touch its call. */
  Optional<ApiRecord> edited(Reference reference, Edit edit) {
    ApiRecord entry = reference.entry();
    Call before = reference.call().orElseThrow();
    Optional<Call> after = edit.apply(before);
    CodeEditor code = new CodeEditor(hub, Set.copyOf(reference.keys()), edit);
    String call = code.edited(entry.apiCall());
    if (after.isEmpty() || call.equals(entry.apiCall())) {
      return Optional.empty();
    }
    Map<String, String> words = words(before, after.get());
    Map<String, Object> fields = new LinkedHashMap<>(entry.fields());
    fields.put(CALL, call);
    for (String field : REPEATING) {
      fields.computeIfPresent(field, (name, value) -> edited(value, words, code));
    }
    return Optional.of(new ApiRecord(entry.line(), entry.domain(), call, fields));
  }

  /** The names and texts of arguments that are others now, by what they were. */
  private static Map<String, String> words(Call before, Call after) {
    Map<String, String> words = new LinkedHashMap<>();
    for (int index = 0; index < before.arguments().size(); index++) {
      Argument old = before.arguments().get(index);
      Argument now = after.arguments().get(index);
      put(words, old.name(), now.name());
      put(words, text(old), text(now));
    }
    return words;
  }

  private static void put(Map<String, String> words, Optional<String> old, Optional<String> now) {
    if (old.isPresent() && now.isPresent() && !old.equals(now)) {
      words.put(old.get(), now.get());
    }
  }

  private static Optional<String> text(Argument argument) {
    return argument.value() instanceof Constant constant ? constant.asString() : Optional.empty();
  }

  private static @Nullable Object edited(
      @Nullable Object value, Map<String, String> words, CodeEditor code) {
    if (value instanceof String text) {
      return words.containsKey(text) ? words.get(text) : code.edited(text);
    }
    if (value instanceof List<?> list) {
      List<@Nullable Object> elements = new ArrayList<>();
      list.forEach(element -> elements.add(edited(element, words, code)));
      return elements;
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, @Nullable Object> entries = new LinkedHashMap<>();
      map.forEach(
          (key, inner) ->
              entries.put(
                  words.getOrDefault(String.valueOf(key), String.valueOf(key)),
                  edited(inner, words, code)));
      return entries;
    }
    return value;
  }
}

package org.apieval.core.request;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.retrieve.DocumentText;
import org.jspecify.annotations.Nullable;

/** How a question is written in the files of the paper. Stateless and thread-safe. */
public final class PublishedQuestion {

  private PublishedQuestion() {}

  /** The line of JSON, without its end; the question's number is that of the line. */
  public static String line(BuiltRequests.Request request) {
    ApiRecord record = request.record();
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("code", "###Instruction: " + request.text() + "\n###Output: " + output(record));
    row.put("api_call", record.apiCall());
    row.put("provider", record.text("framework"));
    row.put("api_data", record.fields());
    return DocumentText.of(row);
  }

  private static String output(ApiRecord record) {
    return "<<<domain>>>: %s, <<<api_call>>>: %s, <<<api_provider>>>: %s, <<<explanation>>>: %s, <<<code>>>: %s"
        .formatted(
            record.domain(),
            record.apiCall(),
            record.text("framework"),
            record.text("description"),
            code(record));
  }

  private static String code(ApiRecord record) {
    return record.fields().get("example_code") instanceof List<?> lines
        ? lines.stream().map(String::valueOf).collect(Collectors.joining("\n"))
        : record.text("example_code");
  }
}

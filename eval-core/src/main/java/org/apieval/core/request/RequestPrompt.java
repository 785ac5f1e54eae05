package org.apieval.core.request;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.retrieve.DocumentText;

/** What a model is asked about a record. Stateless and thread-safe. */
final class RequestPrompt {

  private static final String TASK =
      """
      You write requests of users. Below is the documentation of an API. Write %d requests that this
      API serves, as people would write them who have a task and know nothing of APIs.
      - Each is of another person in another situation, with its own details, one to three sentences.
      - None names the API, its function, its model or repository, or a library.
      - What is asked for follows from what the API does, so that an expert would pick this one.
      Answer with a JSON list of texts, and nothing before or after it.
      """;

  private RequestPrompt() {}

  /**
   * The prompt.
   *
   * @param examples requests that APIs of the hub serve
   * @param wanted how many are missing
   * @param before requests that are there already
   * @param refused requests that were not good enough, with the reasons
   */
  static String text(
      ApiRecord record,
      List<Question> examples,
      int wanted,
      List<String> before,
      List<Refused> refused) {
    StringBuilder text = new StringBuilder(TASK.formatted(wanted));
    for (Question example : examples) {
      text.append("\nExample. API: ").append(example.goldCall());
      text.append(" (").append(example.domain()).append(")\n");
      text.append("Request: ").append(example.text()).append('\n');
    }
    text.append("\nThe API:\n").append(DocumentText.of(record)).append('\n');
    if (!before.isEmpty()) {
      text.append("\nThese are there already; write others:\n");
      before.forEach(request -> text.append("- ").append(request).append('\n'));
    }
    if (!refused.isEmpty()) {
      text.append("\nThese were refused:\n");
      refused.forEach(
          one ->
              text.append("- ")
                  .append(one.request())
                  .append(" (")
                  .append(one.reason())
                  .append(")\n"));
    }
    return text.toString();
  }
}

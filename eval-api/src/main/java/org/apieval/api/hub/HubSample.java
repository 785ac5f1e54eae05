package org.apieval.api.hub;

import java.net.URL;
import java.util.Arrays;
import java.util.List;

/**
 * A benchmark that ships inside a hub's jar, in the formats the engine reads from files.
 *
 * @param catalogue the reference APIs, JSON lines
 * @param questions the questions with their gold calls, JSON lines
 * @param answers recorded answers, one file a model
 */
public record HubSample(URL catalogue, URL questions, List<URL> answers) {

  public HubSample {
    answers = List.copyOf(answers);
  }

  /**
   * The sample in {@code sample/} beside a class: {@code catalogue.jsonl}, {@code questions.jsonl}
   * and the named answer files.
   *
   * @throws IllegalArgumentException if one of them is not there
   */
  public static HubSample beside(Class<?> anchor, String... answerFiles) {
    return new HubSample(
        resource(anchor, "catalogue.jsonl"),
        resource(anchor, "questions.jsonl"),
        Arrays.stream(answerFiles).map(file -> resource(anchor, file)).toList());
  }

  private static URL resource(Class<?> anchor, String file) {
    URL url = anchor.getResource("sample/" + file);
    if (url == null) {
      throw new IllegalArgumentException("no sample/" + file + " beside " + anchor.getName());
    }
    return url;
  }
}

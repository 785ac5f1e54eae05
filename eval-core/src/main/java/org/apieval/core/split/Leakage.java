package org.apieval.core.split;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.QuestionRow;
import org.apieval.core.match.Words;
import org.apieval.core.request.NearDuplicates;

/**
 * What of the test half a model may have seen in the training half. Immutable.
 *
 * @param apis APIs with questions in both halves
 * @param testApis APIs with questions in the test half
 * @param keys principal keys of gold calls in both halves
 * @param testKeys those in the test half
 * @param identical test questions whose words are those of a training question
 * @param near test questions that are not identical, but nearly say what a training question says
 * @param testQuestions the test questions
 */
public record Leakage(
    int apis,
    int testApis,
    int keys,
    int testKeys,
    List<Pair> identical,
    List<Pair> near,
    int testQuestions) {

  public Leakage {
    identical = List.copyOf(identical);
    near = List.copyOf(near);
  }

  /**
   * A test question and the first training question like it.
   *
   * @param test of the test half
   * @param train of the training half
   */
  public record Pair(QuestionRow test, QuestionRow train) {}

  /**
   * Compares two halves.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails
   */
  public static Leakage of(HubRules hub, Splitter.Halves halves) {
    List<Question> train = halves.train().stream().map(QuestionRow::question).toList();
    List<Question> test = halves.test().stream().map(QuestionRow::question).toList();
    ApiGroups groups = new ApiGroups(hub, Stream.concat(train.stream(), test.stream()).toList());
    Set<Object> trainApis = new HashSet<>();
    train.forEach(question -> trainApis.add(groups.of(question)));
    Set<Object> testApis = new LinkedHashSet<>();
    test.forEach(question -> testApis.add(groups.of(question)));
    Set<ApiKey> trainKeys = keys(groups, train);
    Set<ApiKey> testKeys = keys(groups, test);
    List<Pair> identical = new ArrayList<>();
    List<Pair> near = new ArrayList<>();
    compareTexts(halves, identical, near);
    return new Leakage(
        (int) testApis.stream().filter(trainApis::contains).count(),
        testApis.size(),
        (int) testKeys.stream().filter(trainKeys::contains).count(),
        testKeys.size(),
        identical,
        near,
        test.size());
  }

  private static Set<ApiKey> keys(ApiGroups groups, List<Question> questions) {
    Set<ApiKey> keys = new LinkedHashSet<>();
    questions.forEach(question -> groups.key(question).ifPresent(keys::add));
    return keys;
  }

  private static void compareTexts(Splitter.Halves halves, List<Pair> identical, List<Pair> near) {
    Map<String, QuestionRow> byWords = new HashMap<>();
    NearDuplicates<QuestionRow> filed = new NearDuplicates<>();
    for (QuestionRow row : halves.train()) {
      byWords.putIfAbsent(Words.of(row.question().text()), row);
      filed.add(row.question().text(), row);
    }
    for (QuestionRow row : halves.test()) {
      Optional<QuestionRow> same =
          Optional.ofNullable(byWords.get(Words.of(row.question().text())));
      if (same.isPresent()) {
        identical.add(new Pair(row, same.get()));
      } else {
        filed.find(row.question().text()).ifPresent(train -> near.add(new Pair(row, train)));
      }
    }
  }
}

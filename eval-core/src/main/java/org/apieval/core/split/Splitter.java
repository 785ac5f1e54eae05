package org.apieval.core.split;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.QuestionRow;

/**
 * Splits questions into a training and a test half, of every domain the same share as far as whole
 * questions, or whole APIs, allow. The same questions and seed give the same halves. Thread-safe as
 * far as the hub is.
 */
public final class Splitter {

  private final HubRules hub;

  public Splitter(HubRules hub) {
    this.hub = hub;
  }

  /** What stays together. */
  public enum By {
    /** Nothing: an API has questions in both halves, as in the published data. */
    REQUEST,
    /** The questions of an API. */
    API
  }

  /**
   * Two halves, each in the order of the file.
   *
   * @param train to learn from
   * @param test to be asked
   */
  public record Halves(List<QuestionRow> train, List<QuestionRow> test) {

    public Halves {
      train = List.copyOf(train);
      test = List.copyOf(test);
    }
  }

  /**
   * Splits.
   *
   * @param share of the questions that go to the test half, between 0 and 1
   * @throws EvalException PROVIDER if the hub fails
   */
  public Halves split(List<QuestionRow> questions, By by, double share, long seed) {
    Map<String, List<List<QuestionRow>>> byDomain = groups(questions, by);
    Map<String, Integer> sizes = new LinkedHashMap<>();
    byDomain.forEach(
        (domain, groups) -> sizes.put(domain, groups.stream().mapToInt(List::size).sum()));
    Map<String, Integer> wanted = Shares.of(sizes, share);
    Random random = new Random(seed);
    Set<QuestionRow> test = Collections.newSetFromMap(new IdentityHashMap<>());
    List<String> domains = new ArrayList<>(byDomain.keySet());
    Collections.shuffle(domains, random);
    int missing = 0; // what a domain could not give without breaking a group, the next ones do
    for (String domain : domains) {
      List<List<QuestionRow>> groups = byDomain.get(domain);
      Collections.shuffle(groups, random);
      missing += wanted.get(domain);
      for (List<QuestionRow> group : groups) {
        if (group.size() <= 2 * missing) { // it comes nearer to what is wanted, or no further away
          test.addAll(group);
          missing -= group.size();
        }
      }
    }
    return new Halves(
        questions.stream().filter(row -> !test.contains(row)).toList(),
        questions.stream().filter(test::contains).toList());
  }

  /** Groups that stay together, by domain: that of their first question. */
  private Map<String, List<List<QuestionRow>>> groups(List<QuestionRow> questions, By by) {
    Collection<List<QuestionRow>> groups = new ArrayList<>();
    if (by == By.REQUEST) {
      questions.forEach(row -> groups.add(List.of(row)));
    } else {
      ApiGroups apis = new ApiGroups(hub, questions.stream().map(QuestionRow::question).toList());
      Map<Object, List<QuestionRow>> byApi = new LinkedHashMap<>();
      questions.forEach(
          row ->
              byApi.computeIfAbsent(apis.of(row.question()), absent -> new ArrayList<>()).add(row));
      groups.addAll(byApi.values());
    }
    Map<String, String> labels = new HashMap<>();
    Map<String, List<List<QuestionRow>>> byDomain = new LinkedHashMap<>();
    for (List<QuestionRow> group : groups) {
      String label = group.get(0).question().domain();
      String domain = labels.computeIfAbsent(label, this::canonical);
      byDomain.computeIfAbsent(domain, absent -> new ArrayList<>()).add(group);
    }
    return byDomain;
  }

  private String canonical(String label) {
    try {
      return hub.canonicalDomain(label);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "hub %s failed: %s".formatted(hub.id(), e), e);
    }
  }
}

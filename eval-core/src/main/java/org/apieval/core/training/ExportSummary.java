package org.apieval.core.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.core.Printable;

/**
 * What was exported, counted. Immutable and thread-safe.
 *
 * @param byHub examples by hub
 * @param withoutDocument those for which a retriever was asked and found nothing
 * @param tokens of all examples
 * @param longest the most tokens of one; 0 where there are none
 * @param limit the most tokens that a trainer takes
 * @param overLimit those that are longer, as {@code hub/question}
 * @param dropped whether these were left out; then nothing else counts them
 * @param encoding what tokens were counted by
 */
public record ExportSummary(
    Map<String, Integer> byHub,
    int withoutDocument,
    long tokens,
    int longest,
    int limit,
    List<String> overLimit,
    boolean dropped,
    String encoding) {

  private static final int MOST_NAMED = 3;

  public ExportSummary {
    byHub = Map.copyOf(byHub);
    overLimit = List.copyOf(overLimit);
  }

  /**
   * Counts.
   *
   * @param all every example
   * @param kept those that are written
   * @param retrieving whether a retriever was asked
   */
  public static ExportSummary of(
      List<CountedExample> all,
      List<CountedExample> kept,
      boolean retrieving,
      int limit,
      String encoding) {
    Map<String, Integer> byHub = new TreeMap<>();
    kept.forEach(one -> byHub.merge(one.example().hub(), 1, Integer::sum));
    return new ExportSummary(
        byHub,
        retrieving ? (int) kept.stream().filter(one -> one.example().documents() == 0).count() : 0,
        kept.stream().mapToLong(CountedExample::tokens).sum(),
        kept.stream().mapToInt(CountedExample::tokens).max().orElse(0),
        limit,
        all.stream().filter(one -> one.tokens() > limit).map(ExportSummary::name).toList(),
        kept.size() < all.size(),
        encoding);
  }

  private static String name(CountedExample one) {
    return one.example().hub() + "/" + one.example().questionId();
  }

  /** How many examples there are. */
  public int examples() {
    return byHub.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The counts in words, a sentence a line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<String> hubs =
        new TreeMap<>(byHub)
            .entrySet().stream().map(hub -> hub.getKey() + " " + hub.getValue()).toList();
    lines.add("examples: %d (%s)".formatted(examples(), String.join(", ", hubs)));
    lines.add(
        "tokens by %s: %d in all, %d in the longest, without those of a chat template"
            .formatted(encoding, tokens, longest));
    if (withoutDocument > 0) {
      lines.add("without a document, as none was found: %d".formatted(withoutDocument));
    }
    lines.add(longOnes());
    return lines;
  }

  private String longOnes() {
    if (overLimit.isEmpty()) {
      return "longer than %d tokens: none".formatted(limit);
    }
    String named = Printable.text(String.join(", ", overLimit.stream().limit(MOST_NAMED).toList()));
    return "longer than %d tokens: %d, %s (%s%s)"
        .formatted(
            limit,
            overLimit.size(),
            dropped ? "left out" : "which a trainer cuts",
            named,
            overLimit.size() > MOST_NAMED ? ", ..." : "");
  }
}

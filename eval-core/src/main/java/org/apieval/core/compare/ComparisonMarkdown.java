package org.apieval.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apieval.core.report.Markdown;
import org.apieval.core.report.Numbers;

/** Comparisons in Markdown, for pull requests. Stateless and thread-safe. */
public final class ComparisonMarkdown implements ComparisonFormat {

  private static final String HEADER =
      """
      | hub | runs | questions | former | latter | difference | 95 % interval | gained | lost | p | p (Holm) |
      | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
      """;

  @Override
  public String render(Comparisons comparisons) {
    StringBuilder text = new StringBuilder();
    for (int run = 0; run < comparisons.runs().size(); run++) {
      text.append("- **")
          .append(RunLabels.letter(run))
          .append("** ")
          .append(Markdown.escape(comparisons.runs().get(run)))
          .append('\n');
    }
    text.append('\n');
    boolean two = comparisons.runs().size() == 2;
    if (two) {
      comparisons.all().forEach(one -> text.append(block(one, comparisons.all().size())));
    }
    text.append(HEADER);
    comparisons.all().forEach(one -> text.append(row(one)));
    if (!two) {
      comparisons.all().forEach(one -> text.append(remarks(one)));
    }
    return text.toString();
  }

  private static String block(Comparison one, int tests) {
    StringBuilder text = new StringBuilder();
    text.append("**%s**: ".formatted(Markdown.escape(one.hub())))
        .append(Markdown.escape(Wording.difference(one) + " " + Wording.evidence(one, tests)))
        .append("\n\n");
    List<String> items = new ArrayList<>();
    flips(one.pairing().gained(), ComparisonText.gained(one)).ifPresent(items::add);
    flips(one.pairing().lost(), ComparisonText.lost(one)).ifPresent(items::add);
    items.addAll(Wording.notes(one));
    items.forEach(item -> text.append("- ").append(Markdown.escape(item)).append('\n'));
    return text.append(items.isEmpty() ? "" : "\n").toString();
  }

  private static Optional<String> flips(Flips flips, String heading) {
    if (flips.count() == 0) {
      return Optional.empty();
    }
    String kinds = heading + " " + String.join(", ", Wording.items(flips.byKind()));
    return Optional.of(
        flips.byDomain().isEmpty()
            ? kinds
            : kinds + "; by domain: " + String.join(", ", Wording.domains(flips.byDomain())));
  }

  private static String remarks(Comparison one) {
    StringBuilder text = new StringBuilder();
    String place = one.hub() + ", " + ComparisonTable.pair(one) + ": ";
    Wording.notes(one)
        .forEach(note -> text.append("\n").append(Markdown.escape(place + note)).append('\n'));
    return text.toString();
  }

  private static String row(Comparison one) {
    PairedTest test = one.test();
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %s | %s | %s | %s | %d | %d | %s | %s |\n",
        Markdown.escape(one.hub()),
        ComparisonTable.pair(one),
        test.n(),
        Numbers.percent(one.pairing().first()),
        Numbers.percent(one.pairing().second()),
        Wording.signed(test.difference()),
        ComparisonTable.interval(one),
        test.gained(),
        test.lost(),
        Markdown.escape(ComparisonTable.p(test.mcNemar())),
        Markdown.escape(ComparisonTable.p(one.adjusted())));
  }
}

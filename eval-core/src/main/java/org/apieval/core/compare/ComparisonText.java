package org.apieval.core.compare;

import java.util.List;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.report.Numbers;

/**
 * Comparisons for people, at most 80 columns wide. Two runs are told of in sentences, more in a
 * table. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record ComparisonText(boolean colours) implements ComparisonFormat {

  private static final int LONGEST_HUB = 30;
  private static final String INDENT = "  ";
  private static final String DEEPER = "    ";

  @Override
  public String render(Comparisons comparisons) {
    StringBuilder text = new StringBuilder(legend(comparisons.runs()));
    for (String hub : comparisons.hubs()) {
      List<Comparison> pairs = comparisons.on(hub);
      text.append('\n');
      if (comparisons.runs().size() == 2) {
        pairs.forEach(pair -> text.append(render(pair, comparisons.all().size())));
      } else {
        text.append(bold(hub(hub))).append('\n');
        text.append(new ComparisonTable(colours).render(pairs));
        pairs.forEach(pair -> notes(text, "", ComparisonTable.pair(pair) + ": ", pair));
      }
    }
    if (comparisons.runs().size() > 2) {
      text.append('\n').append(footnote(comparisons.all().size()));
    }
    return text.toString();
  }

  private static String legend(List<String> runs) {
    RunLabels labels = new RunLabels(runs);
    StringBuilder text = new StringBuilder();
    for (int run = 0; run < runs.size(); run++) {
      String letter = RunLabels.letter(run) + INDENT;
      text.append(letter).append(labels.name(run, Wrapping.WIDTH - letter.length())).append('\n');
    }
    return text.toString();
  }

  private String render(Comparison one, int tests) {
    StringBuilder text = new StringBuilder();
    line(text, bold(heading(one)));
    line(text, coloured(Wrapping.sentence(INDENT, Wording.difference(one)), one.conclusion()));
    line(text, Wrapping.sentence(INDENT, Wording.evidence(one, tests)));
    flips(text, one.pairing().gained(), gained(one));
    flips(text, one.pairing().lost(), lost(one));
    notes(text, INDENT, "", one);
    return text.toString();
  }

  private static void notes(StringBuilder text, String indent, String start, Comparison one) {
    Wording.notes(one).forEach(note -> line(text, Wrapping.sentence(indent, start + note)));
  }

  private static String heading(Comparison one) {
    return "%s, %s: %s %s, %s %s correct"
        .formatted(
            hub(one.hub()),
            Wording.questions(one.test().n()),
            RunLabels.letter(one.first()),
            Numbers.percent(one.pairing().first()),
            RunLabels.letter(one.second()),
            Numbers.percent(one.pairing().second()));
  }

  /** The heading of what was gained. */
  static String gained(Comparison one) {
    return "Gained %d, by what %s made of them:"
        .formatted(one.test().gained(), RunLabels.letter(one.first()));
  }

  /** The heading of what was lost. */
  static String lost(Comparison one) {
    return "Lost %d, by what %s makes of them:"
        .formatted(one.test().lost(), RunLabels.letter(one.second()));
  }

  private static void flips(StringBuilder text, Flips flips, String heading) {
    if (flips.count() == 0) {
      return;
    }
    line(text, INDENT + heading);
    line(text, Wrapping.list(DEEPER, Wording.items(flips.byKind())));
    if (!flips.byDomain().isEmpty()) {
      line(text, INDENT + "  by domain:");
      line(text, Wrapping.list(DEEPER + INDENT, Wording.domains(flips.byDomain())));
    }
  }

  private static String footnote(int tests) {
    return Wrapping.sentence(
            "",
            "Former, latter: the share of correct answers. Points: how much larger that of the latter"
                + " is, with its 95 % interval. p: exact McNemar test, corrected by Holm's method"
                + " for %d tests. Compare two runs to see what was gained and lost."
                    .formatted(tests))
        + "\n";
  }

  private String coloured(String sentence, Comparison.Conclusion conclusion) {
    return switch (conclusion) {
      case BETTER -> sentence.replaceFirst("more", Style.GOOD.of("more", colours));
      case WORSE -> sentence.replaceFirst("fewer", Style.BAD.of("fewer", colours));
      case NOT_SHOWN -> sentence;
    };
  }

  private String bold(String heading) {
    return Style.BOLD.of(heading, colours);
  }

  private static String hub(String hub) {
    return RunLabels.shortened(Printable.text(hub), LONGEST_HUB);
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }
}

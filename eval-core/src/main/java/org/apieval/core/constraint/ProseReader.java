package org.apieval.core.constraint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads figures out of text. The text is taken apart into clauses; a clause is read only if every
 * word of it is understood, so that what is said about other models, or about how much better a
 * model is, is never taken for its own figure. Immutable and thread-safe.
 */
final class ProseReader {

  /** Between clauses; a comma within a number has a digit behind it. */
  private static final Pattern BREAK =
      Pattern.compile(
          "[;\\n]+|,\\s+(?:and\\s+)?|\\.\\s+|\\s+(?:and|with)\\s+(?=.*\\d)|\\s+[|/]\\s+");

  /** Says nothing that the metric's name does not say. */
  private static final Pattern NOTE =
      Pattern.compile("(?i)\\((?:lower|higher|smaller|larger|more|less) is better\\)|[↑↓]");

  private static final Pattern COMPARISON =
      Pattern.compile(
          "(?i)\\b(?:than|(?<!intersection[- ])over|compared|outperform\\w*|improv\\w*|better|worse|versus|vs|which|"
              + "whereas|while)\\b");

  /** Whoever states a figure needs fewer characters; what takes more takes long to read. */
  private static final int LONGEST = 2000;

  private static final String UNCLEAR = "the text says more than figures";

  private static final Pattern LEAD =
      Pattern.compile(
          "(?i)^\\s*(?:(?:it|we|(?:the|this|our) model|this)\\b\\s*)?"
              + "(?:(?:achieve[sd]?|reach(?:es|ed)?|obtain(?:s|ed)?|ha[sd]|gets?|attains?|scores?"
              + "|shows?|gives?)\\b)?\\s*(?:(?:an?|the)\\b)?\\s*");

  private static final Pattern LINK =
      Pattern.compile("(?i)(?:\\s*(?:[:=]|\\b(?:of|is|are|at|was|score)\\b|-(?=\\s*$)))*\\s*$");

  private final MetricNames metrics;
  private final Phrases phrases;

  ProseReader(MetricNames metrics, DatasetNames datasets) {
    this.metrics = metrics;
    this.phrases = new Phrases(metrics, datasets);
  }

  /**
   * The figures that a text states.
   *
   * @param base what is known of them from where the text stands
   */
  List<Stated> read(String text, Stated base) {
    String plain = NOTE.matcher(text).replaceAll(" ");
    if (text.length() > LONGEST) {
      return List.of(Stated.unread(base.where(), text, "the text is too long"));
    }
    Optional<Figures.Found> whole = Figures.whole(plain);
    if (whole.isPresent()) {
      return List.of(stated(base, base.text(), whole.get(), base.metric(), base.about()));
    }
    List<Stated> found = new ArrayList<>();
    for (String clause : BREAK.split(plain)) {
      clause(clause.strip(), base).ifPresent(found::add);
    }
    return isUnclear(text, found, base)
        ? found.stream().map(one -> one.withProblem(UNCLEAR)).toList()
        : Clauses.onOnePlace(found, base);
  }

  private static boolean isUnclear(String text, List<Stated> found, Stated base) {
    // What follows words that are not understood may be about whatever those are about.
    return COMPARISON.matcher(text).find()
        || found.stream().anyMatch(one -> one.figure().isEmpty() && !one.problem().isEmpty())
        || Clauses.areUnequal(found, base);
  }

  private static Stated stated(
      Stated base, String text, Figures.Found found, Optional<NamedMetric> metric, About about) {
    String problem =
        switch (found.kind()) {
          case EXACT -> "";
          case RANGE -> "it is a range";
          case BOUND -> "it is a bound, not a figure";
          case DIFFERENCE -> "it says by how much something changed";
        };
    return new Stated(
        base.where(), text, Optional.of(found.figure()), metric, about, base.group(), problem);
  }

  private Optional<Stated> clause(String clause, Stated base) {
    List<Figures.Found> figures = Figures.in(clause);
    if (figures.isEmpty()) {
      return Optional.empty();
    }
    if (figures.size() == 1) {
      Optional<Stated> read = understood(clause, figures.get(0), base);
      if (read.isPresent()) {
        return read;
      }
    }
    boolean isMeasure =
        base.metric().isPresent()
            || metrics.find(clause).isPresent()
            || figures.stream().anyMatch(ProseReader::isLikeAMeasure);
    return isMeasure ? Optional.of(Stated.unread(base.where(), clause, UNCLEAR)) : Optional.empty();
  }

  /** A whole number among words counts something, and what has a unit is an amount of it. */
  private static boolean isLikeAMeasure(Figures.Found found) {
    String unit = found.figure().unit();
    boolean first = found.start() == 0 && found.figure().number().scale() > 0;
    return unit.equals("%") || unit.isEmpty() && first;
  }

  private Optional<Stated> understood(String clause, Figures.Found found, Stated base) {
    String before = LINK.matcher(clause.substring(0, found.start())).replaceFirst("");
    before = LEAD.matcher(before).replaceFirst("").strip();
    String after = clause.substring(found.end()).strip();
    Phrases.Words words = new Phrases.Words(Optional.empty(), base.about(), false);
    Optional<Phrases.Words> read =
        phrases.phrase(before, words).flatMap(first -> phrases.tail(after, first));
    return read.map(
        all -> {
          Optional<NamedMetric> metric = all.metric().or(base::metric);
          Figures.Found inUnit =
              metric
                  .map(
                      named ->
                          new Figures.Found(
                              found.figure().in(named.unit()),
                              found.kind(),
                              found.start(),
                              found.end()))
                  .orElse(found);
          return stated(base, clause, inUnit, metric, all.about());
        });
  }
}

package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads how large a model is out of its description: parameters, operations, size on disk. Figures
 * of other models, of comparisons and of data are left alone; where more than one figure of a kind
 * is found, none is taken. Immutable and thread-safe.
 */
final class DescriptionReader {

  private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+(?=\\p{Lu}|$)|\\n+");

  private static final String GAP = "[\\s-]*(?:\\p{L}+[\\s-]+)?";

  /** What may stand behind a figure, and what is measured then. */
  private static final Map<String, Pattern> BEHIND =
      Map.of(
          "parameters",
          Pattern.compile(
              "(?i)^"
                  + GAP
                  + "(?:parameters\\b|params\\b|parameter[\\s-]+(?:"
                  + "models?|versions?|variant|transformer|language|network|neural)\\b)"),
          "MACs",
          Pattern.compile("(?i)^[\\s-]*(?:macs|multiply-adds|mult-adds)\\b"),
          "FLOPs",
          Pattern.compile("(?i)^[\\s-]*flops?\\b"),
          "model size",
          Pattern.compile("(?i)^\\s*(?:in size|(?:on|of) disk)\\b"));

  private static final Map<String, Pattern> BEFORE =
      Map.of(
          "parameters",
          Pattern.compile(
              "(?i)\\b(?:parameters?|params?|parameter count|number of parameters)"
                  + "(?:\\s*[:=]|\\s+(?:is|are|of))(?:\\s+(?:about|around|approximately|~))?\\s*~?$"),
          "FLOPs",
          Pattern.compile("(?i)\\bflops(?:\\s*[:=]|\\s+(?:is|are|of))\\s*$"),
          "MACs",
          Pattern.compile("(?i)\\bmacs(?:\\s*[:=]|\\s+(?:is|are|of))\\s*$"),
          "model size",
          Pattern.compile(
              "(?i)\\b(?:model|file|disk|checkpoint|download) size(?:\\s*[:=]|\\s+(?:is|of))"
                  + "(?:\\s+(?:about|around|only))?\\s*~?$"));

  private static final Pattern REFERS =
      Pattern.compile("(?i)^\\s*refers to the (?:total )?number of (?:trainable )?parameters");

  /** A sentence that compares speaks of other models, too. */
  private static final Pattern COMPARISON =
      Pattern.compile(
          "(?i)\\b(?:than|fewer|less|smaller|larger|ranging|range|compared|instead|outperforms?|"
              + "up to|from|supervision|times|original|respectively|based on)\\b");

  /** An apposition to the name before it: OPT (a model with 2.7 billion parameters). */
  private static final Pattern APPOSITION = Pattern.compile("\\((?:an?|the)\\s[^()]*$");

  /** Not of the whole model. */
  private static final Pattern OF_A_PART =
      Pattern.compile("(?i)^[\\s-]*(?:\\p{L}+\\s)?parameters? in (?:the|its|each)\\b");

  private static final Pattern LISTED =
      Pattern.compile("\\d[\\d.,]*\\s?[KMBGT%]?\\s*(?:,|,?\\s*(?:and|or|to))\\s*$");

  private static final Pattern MORE = Pattern.compile("^\\s*(?:,|and|or|to)\\s*~?\\d");

  /** Longer ones are no sentences, and take long to read. */
  private static final int LONGEST = 1000;

  private final MetricNames metrics;

  DescriptionReader(MetricNames metrics) {
    this.metrics = metrics;
  }

  /** The figures of size that a description states. */
  List<Stated> read(String field, String text) {
    List<Stated> found = new ArrayList<>();
    for (String sentence : SENTENCE.split(text)) {
      if (sentence.length() > LONGEST) {
        continue;
      }
      for (Figures.Found figure : Figures.in(sentence)) {
        metric(sentence, figure)
            .ifPresent(name -> found.add(stated(field, sentence, figure, name)));
      }
    }
    return found.stream().map(one -> unlessSeveral(one, found)).toList();
  }

  private static Optional<String> metric(String sentence, Figures.Found figure) {
    String unit = figure.figure().unit();
    if (unit.endsWith("FLOPs") || unit.endsWith("MACs")) {
      return Optional.of(unit.endsWith("MACs") ? "MACs" : "FLOPs");
    }
    String before = sentence.substring(0, figure.start());
    String behind = sentence.substring(figure.end());
    if (REFERS.matcher(behind).find()) {
      return Optional.of("parameters");
    }
    return first(BEHIND, behind).or(() -> first(BEFORE, before));
  }

  private static Optional<String> first(Map<String, Pattern> patterns, String text) {
    return patterns.entrySet().stream()
        .filter(entry -> entry.getValue().matcher(text).find())
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst();
  }

  private Stated stated(String field, String sentence, Figures.Found found, String name) {
    String before = sentence.substring(0, found.start());
    Matcher apposition = APPOSITION.matcher(before);
    boolean listed =
        LISTED.matcher(before).find() || MORE.matcher(sentence.substring(found.end())).find();
    String problem = "";
    if (found.kind() != Figures.Kind.EXACT || listed) {
      problem = "it is one of several figures";
    } else if (OF_A_PART.matcher(sentence.substring(found.end())).find()) {
      problem = "it is a figure of a part of the model";
    } else if (apposition.find() || COMPARISON.matcher(sentence).find()) {
      problem = "the sentence speaks of other models, too";
    }
    return new Stated(
        field,
        sentence.strip(),
        Optional.of(found.figure()),
        metrics.find(name),
        About.NOTHING,
        -1,
        problem);
  }

  private static Stated unlessSeveral(Stated one, List<Stated> all) {
    boolean several =
        all.stream()
            .filter(other -> other.metric().equals(one.metric()))
            .anyMatch(other -> !value(other).equals(value(one)));
    return several ? one.withProblem("the description states several such figures") : one;
  }

  private static Optional<BigDecimal> value(Stated stated) {
    return stated
        .figure()
        .flatMap(
            figure -> stated.metric().flatMap(m -> m.typeOf(stated.figure()).scale().value(figure)))
        .map(Measure::plain);
  }
}

package org.apieval.core.constraint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands the words beside a figure, all of them or none. Immutable and thread-safe. */
final class Phrases {

  private static final Pattern ON =
      Pattern.compile(
          "(?i)^(?<before>.*?)(?:\\b(?<link>on|for|in)\\s+(?:the\\s+)?|\\((?=[^()]*\\)\\s*$))"
              + "(?<place>[^()]+?(?:\\([^()]*\\))?[^()]*?)\\)?\\s*\\.?\\s*$");

  private final MetricNames metrics;
  private final DatasetNames datasets;

  Phrases(MetricNames metrics, DatasetNames datasets) {
    this.metrics = metrics;
    this.datasets = datasets;
  }

  /** What the words of a clause said so far. */
  record Words(Optional<NamedMetric> metric, About about, boolean placed) {}

  /**
   * Words behind a figure: a metric, a place, or both; the metric may be said again in brackets.
   */
  Optional<Words> tail(String text, Words words) {
    Optional<Words> plain = phrase(text, words);
    if (plain.isPresent()) {
      return plain;
    }
    Matcher matcher = ON.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String place = matcher.group("place").strip();
    return phrase(matcher.group("before"), words)
        .flatMap(so -> phrase(place, so).or(() -> isOn(matcher) ? newPlace(place, so) : none()));
  }

  /** Whether a place is one that something is measured on; what follows "for" may be a model. */
  private static boolean isOn(Matcher matcher) {
    return "on".equalsIgnoreCase(matcher.group("link"));
  }

  private static Optional<Words> none() {
    return Optional.empty();
  }

  /** Words that are a metric or a known place, and nothing else. */
  Optional<Words> phrase(String text, Words words) {
    String phrase = strip(text);
    if (phrase.isEmpty()) {
      return Optional.of(words);
    }
    Optional<DatasetNames.Dataset> known = datasets.known(phrase);
    if (known.isPresent() && !words.placed()) {
      return Optional.of(
          new Words(words.metric(), words.about().on(known).in(known.get().part()), true));
    }
    Optional<String> split = DatasetNames.split(phrase);
    if (split.isPresent()) {
      return Optional.of(new Words(words.metric(), words.about().in(split.get()), words.placed()));
    }
    return metrics.find(phrase).flatMap(metric -> metric(metric, words));
  }

  private Optional<Words> metric(NamedMetric metric, Words words) {
    String rest = PartWords.of(metric.rest());
    boolean again =
        metrics.find(metric.rest()).filter(one -> one.types().equals(metric.types())).isPresent();
    boolean clear = rest.isEmpty() || again || rest.matches("zero shot|few shot|test|validation");
    boolean same = words.metric().isEmpty() || words.metric().get().types().equals(metric.types());
    Optional<DatasetNames.Dataset> set = datasets.known(metric.rest());
    if (set.isPresent() && same && !words.placed()) {
      About there = words.about().on(set).in(set.get().part());
      return Optional.of(new Words(Optional.of(metric), there, true));
    }
    if (!clear || !same) {
      return Optional.empty();
    }
    About about = again ? words.about() : words.about().in(rest);
    return Optional.of(new Words(Optional.of(metric), about, words.placed()));
  }

  /** A data set that nobody knows, by its capital or its digits. */
  private Optional<Words> newPlace(String text, Words words) {
    boolean isName =
        text.matches("(?s)\\p{Lu}[\\p{L}\\p{N}_\\-/.:!]*( [\\p{L}\\p{N}_\\-/.:!]+){0,3}");
    boolean isOther = text.matches("(?i)(table|figure|fig|section|appendix|average|[cgt]pu)\\b.*");
    if (!isName || isOther || words.placed() || Figures.in(text).size() > 1) {
      return Optional.empty();
    }
    return datasets
        .named(text)
        .map(place -> new Words(words.metric(), words.about().on(Optional.of(place)), true));
  }

  private static String strip(String text) {
    String bare = text.strip().replaceAll("[.:]+$", "").strip();
    boolean bracketed =
        bare.startsWith("(") && bare.endsWith(")") && bare.indexOf(')') == bare.length() - 1;
    return bracketed ? bare.substring(1, bare.length() - 1).strip() : bare;
  }
}

package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds metrics by their names. Immutable and thread-safe. */
final class MetricNames {

  /** mAP at an overlap: {@code mAP@0.5}, {@code mAP50}, {@code mAPval0.5:0.95}. */
  private static final Pattern AT_OVERLAP =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?<base>m?ap)[_-]?(?<split>val|test|dev)?(?:@\\s*\\[?|[_\\[])?"
              + "(?<low>0?\\.\\d{1,2}|50|75)(?:\\s*[:-]\\s*(?<high>0?\\.\\d{1,2}|95))?\\]?"
              + "(?:[\\s_-]?iou)?(?![\\p{L}\\p{N}]|[.:]\\d)",
          Pattern.CASE_INSENSITIVE);

  /** Operations with their unit in the name: {@code GFLOPs}. */
  private static final Pattern SCALED =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?<power>[kmgtb])[\\s_-]?(?<what>flop|mac)s?(?![\\p{L}\\p{N}])",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern IN_BRACKETS = Pattern.compile("[(\\[]\\s*([^()\\[\\]]*?)\\s*[)\\]]");

  /** What is longer names more than a metric. */
  private static final int LONGEST = 500;

  private final List<MetricType> types;

  MetricNames(List<MetricType> types) {
    this.types = List.copyOf(types);
  }

  private record Hit(MetricType type, int start, int end, String number) {
    int length() {
      return end - start;
    }
  }

  /** The metric that a text names; of several the one with the longest name, then the first. */
  Optional<NamedMetric> find(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher overlap = AT_OVERLAP.matcher(text);
    if (overlap.find()) {
      return Optional.of(atOverlap(text, overlap));
    }
    Matcher scaled = SCALED.matcher(text);
    if (scaled.find()) {
      return Optional.of(scaled(text, scaled));
    }
    List<Hit> hits = hits(outsideBrackets(text));
    int longest = hits.stream().mapToInt(Hit::length).max().orElse(0);
    return hits.stream()
        .filter(hit -> hit.length() == longest)
        .findFirst()
        .map(first -> named(text, first, hits));
  }

  /** The text with blanks for what stands in brackets: a unit, a class, another round. */
  private static String outsideBrackets(String text) {
    return IN_BRACKETS.matcher(text).replaceAll(found -> " ".repeat(found.group().length()));
  }

  private List<Hit> hits(String text) {
    List<Hit> hits = new ArrayList<>();
    for (MetricType type : types) {
      for (Pattern spelling : type.spellings()) {
        Matcher matcher = spelling.matcher(text);
        while (matcher.find()) {
          String number = type.name().contains("{k}") ? number(matcher.group("k")) : "";
          hits.add(new Hit(type, matcher.start(), matcher.end(), number));
        }
      }
    }
    return hits;
  }

  private static String number(String digits) {
    return new BigDecimal(digits).toPlainString();
  }

  private static NamedMetric named(String text, Hit first, List<Hit> hits) {
    List<MetricType> same =
        hits.stream()
            .filter(hit -> hit.start() == first.start() && hit.end() == first.end())
            .map(Hit::type)
            .distinct()
            .toList();
    return named(text, same, first.number(), first.start(), first.end());
  }

  private static NamedMetric named(
      String text, List<MetricType> types, String number, int start, int end) {
    String around = text.substring(0, start) + " " + text.substring(end);
    String unit = "";
    Matcher brackets = IN_BRACKETS.matcher(around);
    while (brackets.find()) {
      Optional<String> found = Units.of(brackets.group(1));
      if (found.isPresent()) {
        unit = found.get();
        around = around.replace(brackets.group(), " ");
        brackets = IN_BRACKETS.matcher(around);
      }
    }
    String rest = around.replaceAll("[\\s_\\-.:=()\\[\\],]+", " ").strip();
    Optional<String> bare =
        rest.length() == 1 && !rest.equals("%") && !isCapital(rest)
            ? Optional.empty()
            : Units.of(rest);
    return bare.isPresent()
        ? new NamedMetric(types, number, bare.get(), "")
        : new NamedMetric(types, number, unit, rest);
  }

  private static boolean isCapital(String letter) {
    return Character.isUpperCase(letter.charAt(0));
  }

  private NamedMetric scaled(String text, Matcher found) {
    String name = found.group("what").equalsIgnoreCase("flop") ? "FLOPs" : "MACs";
    NamedMetric metric = named(text, List.of(type(name)), "", found.start(), found.end());
    String unit = found.group("power").toUpperCase(Locale.ROOT) + name;
    return new NamedMetric(metric.types(), "", unit, metric.rest());
  }

  private MetricType type(String name) {
    return types.stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
  }

  private NamedMetric atOverlap(String text, Matcher found) {
    String base = found.group("base").equalsIgnoreCase("map") ? "mAP" : "AP";
    MetricType plain = type(base);
    String high = found.group("high");
    String name = base + "@" + share(found.group("low")) + (high == null ? "" : ":" + share(high));
    MetricType type =
        new MetricType(name, plain.direction(), false, plain.scale(), plain.spellings());
    NamedMetric metric = named(text, List.of(type), "", found.start(), found.end());
    String split = found.group("split");
    return split == null
        ? metric
        : new NamedMetric(metric.types(), "", metric.unit(), (split + " " + metric.rest()).strip());
  }

  private static String share(String written) {
    BigDecimal number = new BigDecimal(written);
    BigDecimal share = number.compareTo(BigDecimal.ONE) > 0 ? number.movePointLeft(2) : number;
    return share.stripTrailingZeros().toPlainString();
  }
}

package org.apieval.core.lint;

import com.google.common.base.CharMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.match.Words;

/**
 * Finds domain labels that may be meant to be one: equal to the hub but spelled differently, or
 * almost equal. Each label is reported once at most, with the first label that it is like.
 * Stateless and thread-safe.
 */
final class SimilarDomains {

  /** Comparing takes the square of the labels; a catalogue has a few dozen. */
  private static final int MOST_COMPARED = 1_000;

  /** Of longer texts, which are no labels, only the beginning is looked at. */
  private static final int LONGEST_LABEL = 200;

  /** One letter in ten may differ, and two at most. */
  private static final int LETTERS_A_DIFFERENCE = 10;

  private static final int MOST_DIFFERENCES = 2;

  private static final LevenshteinDistance DISTANCE = new LevenshteinDistance(MOST_DIFFERENCES);

  /**
   * A label as it is written.
   *
   * @param line where it stands first
   * @param entries how many have it
   * @param canonical the form in which the hub compares it
   * @param words that form without plurals and repeated words
   * @param unnumbered its words without digits
   */
  private record Label(
      String text, int line, int entries, String canonical, String words, String unnumbered) {

    static Label of(String text, List<ApiRecord> entries, String canonical) {
      String words = bareWords(canonical);
      return new Label(
          text,
          entries.get(0).line(),
          entries.size(),
          canonical,
          words,
          CharMatcher.inRange('0', '9').removeFrom(words));
    }
  }

  void check(References references, Findings findings) {
    List<Label> labels = labels(references);
    Map<String, Label> byCanonical = new LinkedHashMap<>();
    Map<String, Label> byWords = new LinkedHashMap<>();
    for (Label label : labels) {
      Label same = byCanonical.putIfAbsent(label.canonical(), label);
      Label alike = byWords.putIfAbsent(label.words(), label);
      if (same != null) {
        merged(label, same, findings);
      } else if (alike != null) {
        apart(label, alike, findings);
      } else if (byCanonical.size() <= MOST_COMPARED) {
        near(label, byCanonical.values()).ifPresent(other -> apart(label, other, findings));
      }
    }
    if (byCanonical.size() > MOST_COMPARED) {
      tooMany(byCanonical.size(), findings);
    }
  }

  private static List<Label> labels(References references) {
    Map<String, List<ApiRecord>> entries = new LinkedHashMap<>();
    references
        .all()
        .forEach(
            reference ->
                entries
                    .computeIfAbsent(reference.entry().domain(), absent -> new ArrayList<>(1))
                    .add(reference.entry()));
    List<Label> labels = new ArrayList<>();
    entries.forEach((text, of) -> labels.add(Label.of(text, of, references.canonical(text))));
    return labels;
  }

  /** The words without plural endings and without those that repeat the word before them. */
  private static String bareWords(String canonical) {
    String cut = canonical.substring(0, Math.min(canonical.length(), LONGEST_LABEL));
    StringBuilder bare = new StringBuilder();
    String last = "";
    for (String word : Words.of(cut).strip().split(" ")) {
      String singular =
          word.length() > 3 && word.endsWith("s") ? word.replaceFirst("s$", "") : word;
      if (!singular.equals(last)) {
        bare.append(singular).append(' ');
      }
      last = singular;
    }
    return bare.toString();
  }

  private static Optional<Label> near(Label label, Iterable<Label> others) {
    for (Label other : others) {
      if (other != label && isNear(label, other)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static boolean isNear(Label label, Label other) {
    String left = label.words();
    String right = other.words();
    int most = Math.min(left.length(), right.length()) / LETTERS_A_DIFFERENCE;
    if (most == 0 || Math.abs(left.length() - right.length()) > MOST_DIFFERENCES) {
      return false;
    }
    if (label.unnumbered().equals(other.unnumbered())) {
      return false; // labels such as 2D and 3D mean to differ
    }
    int distance = DISTANCE.apply(left, right);
    return distance >= 0 && distance <= most;
  }

  private static void merged(Label label, Label other, Findings findings) {
    findings.add(
        Severity.INFO,
        Rule.SIMILAR_DOMAINS,
        label.line(),
        names(label, other, findings) + " are one domain to the hub: no score changes");
  }

  private static void apart(Label label, Label other, Findings findings) {
    findings.add(
        Severity.WARNING,
        Rule.SIMILAR_DOMAINS,
        label.line(),
        names(label, other, findings)
            + " are two domains: an API of one is the wrong API for a question of the other");
  }

  private static String names(Label label, Label other, Findings findings) {
    return "the labels %s (%s) and %s (%s, first on %s)"
        .formatted(
            Shown.text(label.text()),
            entries(label),
            Shown.text(other.text()),
            entries(other),
            findings.line(other.line()));
  }

  private static String entries(Label label) {
    return Shown.count(label.entries(), "entry", "entries");
  }

  private static void tooMany(int labels, Findings findings) {
    findings.add(
        Severity.INFO,
        Rule.SIMILAR_DOMAINS,
        0,
        ("there are %d domain labels: behind the first %d only those equal to another, plurals and"
                + " repeated words aside, are looked for")
            .formatted(labels, MOST_COMPARED));
  }
}

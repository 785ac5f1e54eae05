package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.dataset.Place;
import org.apieval.core.dataset.Places;

/** Collects what is found in one file. Used by one thread. */
final class Findings {

  /** A finding with the number by which it is sorted. */
  private record Numbered(int number, Finding finding) {}

  private final Places places;
  private final List<Numbered> found = new ArrayList<>();

  /**
   * @param places where the items stand that findings are about
   */
  Findings(Places places) {
    this.places = places;
  }

  /**
   * Adds a finding.
   *
   * @param message safe to show
   */
  void add(Severity severity, Rule rule, int line, String message) {
    Place place = places.of(line);
    found.add(
        new Numbered(line, new Finding(severity, rule.id(), place.file(), place.line(), message)));
  }

  /** Adds a finding about what a reader of the files says. */
  void add(Severity severity, Rule rule, DataProblem problem, String message) {
    found.add(
        new Numbered(
            places.isOneFile() ? problem.line() : -1, // files that cannot be read come first
            new Finding(severity, rule.id(), problem.file(), problem.line(), message)));
  }

  /** Where an item stands, for a message. */
  String line(int number) {
    return Shown.lines(List.of(number), places);
  }

  /** All of them by line, then by rule; of several files, file by file. */
  List<Finding> sorted() {
    return found.stream()
        .sorted(
            Comparator.comparingInt(Numbered::number)
                .thenComparing(numbered -> numbered.finding().rule()))
        .map(Numbered::finding)
        .toList();
  }
}

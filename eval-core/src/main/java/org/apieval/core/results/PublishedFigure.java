package org.apieval.core.results;

import java.util.Optional;
import org.apieval.core.report.Rate;

/**
 * Figures printed in the Gorilla paper, in percent as printed.
 *
 * @param table the paper's table, version 1
 * @param hub the hub's id
 * @param answers the answers they are about, {@code Gorilla_FT_0_shot}
 * @param byDomain whether only the answers' domain labels were judged
 * @param accuracy correct answers
 * @param hallucination answers that match nothing
 * @param wrongApi the others; empty where the table does not say
 */
public record PublishedFigure(
    int table,
    String hub,
    String answers,
    boolean byDomain,
    double accuracy,
    double hallucination,
    Optional<Double> wrongApi) {

  /** Printed figures are cut or rounded to two decimals; some lost one in print. */
  private static final double TOLERANCE = 0.011;

  /** Whether a measured rate is the printed figure. */
  public static boolean agrees(double printed, Rate measured) {
    return Math.abs(printed - 100 * measured.value()) < TOLERANCE;
  }
}

package org.apieval.core.training;

import java.math.BigDecimal;

/**
 * The settings that decide what training makes of a model.
 *
 * @param learningRate the highest one
 * @param batch examples a step, on all devices
 * @param epochs how many times every example is seen
 * @param warmUp the share of all steps in which the learning rate rises
 * @param weightDecay 0 for none
 * @param length the most tokens of an example
 */
public record Hyperparameters(
    BigDecimal learningRate,
    int batch,
    int epochs,
    BigDecimal warmUp,
    BigDecimal weightDecay,
    int length) {

  /** Those of table 4 of the Gorilla paper (arXiv 2305.15334). */
  public static Hyperparameters published() {
    return new Hyperparameters(
        new BigDecimal("0.00002"), 64, 5, new BigDecimal("0.03"), new BigDecimal("0.0"), 2048);
  }
}

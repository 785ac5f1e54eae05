package org.apieval.core.compare;

import java.util.Locale;

/**
 * Two runs on one hub. Immutable and thread-safe.
 *
 * @param hub the hub's id; foreign text
 * @param first the first run's place among all
 * @param second the second run's place, behind it
 * @param pairing their answers
 * @param adjusted the p-value, corrected for all tests that are made together
 * @param differentData what of the hub's data was surely not the same for both; empty for nothing
 */
public record Comparison(
    String hub, int first, int second, Pairing pairing, double adjusted, String differentData) {

  private static final double LEVEL = 0.05;

  /** What a comparison comes to. */
  public enum Conclusion {
    /** The second run is better. */
    BETTER,
    /** The second run is worse. */
    WORSE,
    /** Chance alone may have made the difference. */
    NOT_SHOWN;

    /** The name in files, {@code not_shown}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The paired test of second against first. */
  public PairedTest test() {
    return pairing.test();
  }

  /** What is shown at the level of 5 %, the correction taken in. */
  public Conclusion conclusion() {
    if (adjusted >= LEVEL) {
      return Conclusion.NOT_SHOWN;
    }
    return test().difference() > 0 ? Conclusion.BETTER : Conclusion.WORSE;
  }

  Comparison withAdjusted(double p) {
    return new Comparison(hub, first, second, pairing, p, differentData);
  }
}

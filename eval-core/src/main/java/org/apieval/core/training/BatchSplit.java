package org.apieval.core.training;

import org.apieval.core.EvalException;

/**
 * How the examples of one step are spread.
 *
 * @param devices how many devices train, 1 and up
 * @param micro how many examples one of them takes at a time, 1 and up
 * @param accumulation how many times it does so before a step, 1 and up
 */
public record BatchSplit(int devices, int micro, int accumulation) {

  /** More examples at a time than this need more memory than most devices have. */
  private static final int USUAL_MICRO = 4;

  /**
   * Spreads a batch evenly, at most four examples at a time.
   *
   * @throws EvalException USER if it can't be spread evenly
   */
  public static BatchSplit of(int batch, int devices) {
    int each = each(batch, devices);
    int micro = USUAL_MICRO;
    while (each % micro != 0) {
      micro--;
    }
    return new BatchSplit(devices, micro, each / micro);
  }

  /**
   * Spreads a batch evenly, so many examples at a time.
   *
   * @throws EvalException USER if it can't be spread so
   */
  public static BatchSplit of(int batch, int devices, int micro) {
    int each = each(batch, devices);
    if (micro < 1 || each % micro != 0) {
      throw EvalException.user(
          "%d examples a step on %d devices can't be taken %d at a time: %d must be divisible by it"
              .formatted(batch, devices, micro, each));
    }
    return new BatchSplit(devices, micro, each / micro);
  }

  private static int each(int batch, int devices) {
    if (devices < 1 || batch % devices != 0) {
      throw EvalException.user(
          "%d examples a step can't be spread evenly over %d devices".formatted(batch, devices));
    }
    return batch / devices;
  }

  /** The split in words, {@code 8 devices x 4 at a time x 2 accumulated}. */
  @Override
  public String toString() {
    return "%d %s x %d at a time x %d accumulated"
        .formatted(devices, devices == 1 ? "device" : "devices", micro, accumulation);
  }
}

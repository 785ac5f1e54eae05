package org.apieval.core.compare;

/**
 * The paired percentile bootstrap (B. Efron, 1979): what the difference of two runs would be if as
 * many questions were drawn again, with putting back, from those that there are. Each draw adds
 * one, takes one away or does neither, so that the distribution over all resamples is that of a sum
 * of independent draws. It is computed, not sampled: the result is that of endlessly many
 * resamples, is the same every time, and swapping the runs mirrors it. Stateless and thread-safe.
 */
final class Resampling {

  /** The share of resamples beyond each end of the interval. */
  private static final double TAIL = 0.025;

  /** Sums less probable than this are left out; all of them together do not move an end. */
  private static final double NEGLIGIBLE = 1e-20;

  /** A quantile that is met but for rounding counts as met. */
  private static final double ROUNDING = 1e-12;

  private Resampling() {}

  /**
   * The interval that all but 2.5 % of the resamples at either end lie in. Where no question
   * differs, every resample is alike and says nothing of how rare differences are; then the ends
   * are Clopper and Pearson's bound for a share of which nothing was seen among n.
   */
  static PairedTest.Interval interval(PairedTest test) {
    if (test.gained() + test.lost() == 0) {
      double bound = 1 - Math.pow(TAIL, 1.0 / test.n());
      return new PairedTest.Interval(-bound, bound);
    }
    return new PairedTest.Interval(
        (double) lowEnd(test.n(), test.gained(), test.lost()) / test.n(),
        (double) -lowEnd(test.n(), test.lost(), test.gained()) / test.n());
  }

  /** The least sum that more than 2.5 % of resamples do not exceed. */
  private static int lowEnd(int n, int gained, int lost) {
    double up = (double) gained / n;
    double down = (double) lost / n;
    double same = (double) (n - gained - lost) / n;
    double[] sums = {1}; // probabilities of the sums from least on
    int least = 0;
    for (int draw = 0; draw < n; draw++) {
      double[] next = new double[sums.length + 2];
      for (int index = 0; index < sums.length; index++) {
        next[index] += sums[index] * down;
        next[index + 1] += sums[index] * same;
        next[index + 2] += sums[index] * up;
      }
      int from = firstNotNegligible(next);
      sums = java.util.Arrays.copyOfRange(next, from, lastNotNegligible(next) + 1);
      least += from - 1;
    }
    return least + quantile(sums);
  }

  private static int firstNotNegligible(double[] sums) {
    int index = 0;
    while (sums[index] < NEGLIGIBLE) {
      index++;
    }
    return index;
  }

  private static int lastNotNegligible(double[] sums) {
    int index = sums.length - 1;
    while (sums[index] < NEGLIGIBLE) {
      index--;
    }
    return index;
  }

  private static int quantile(double[] sums) {
    double sum = 0;
    int index = 0;
    for (; index < sums.length - 1; index++) {
      sum += sums[index];
      if (sum >= TAIL - ROUNDING) {
        break;
      }
    }
    return index;
  }
}

package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What values of a metric look like, and the one unit in which they are kept. */
enum Scale {
  /** A share of 0 to 100 %; also written as 0 to 1. */
  SHARE("%"),
  /** As {@link #SHARE}, but may exceed 100 %, as word error rates do. */
  RATE("%"),
  /** 0 to 100, seldom 0 to 1, without a unit, as BLEU. */
  POINTS("points"),
  /** -1 to 1; also written times 100. */
  CORRELATION(""),
  /** Any number without a unit. */
  SCORE(""),
  DECIBEL("dB"),
  PARAMETERS("parameters"),
  FLOPS("FLOPs"),
  MACS("MACs"),
  SIZE("MB"),
  TIME("ms"),
  SPEED("/s");

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private static final Map<String, Integer> POWERS =
      Map.of("", 0, "K", 3, "M", 6, "B", 9, "G", 9, "T", 12);

  private static final Map<String, Integer> MEGABYTES = Map.of("KB", -3, "MB", 0, "GB", 3);

  private static final Map<String, Integer> MILLISECONDS = Map.of("us", -3, "ms", 0, "s", 3);

  /** From this on a number without K, M or B is a number of parameters or operations. */
  private static final BigDecimal LEAST_COUNT = BigDecimal.valueOf(1000);

  private final String unit;

  Scale(String unit) {
    this.unit = unit;
  }

  /** The unit of all values; blank for mere numbers. */
  String unit() {
    return unit;
  }

  /** Whether it is a property of the model itself, whatever it is tried on. */
  boolean isOfModel() {
    return this == PARAMETERS || this == FLOPS || this == MACS || this == SIZE;
  }

  /** Whether 0.5 and 50 may be two ways to write the same. */
  boolean isShare() {
    return this == SHARE || this == RATE;
  }

  /**
   * A figure's value in this scale's unit. Empty if that is not clear: another unit, none where one
   * is needed, or a value that cannot be.
   */
  Optional<BigDecimal> value(Figure figure) {
    BigDecimal number = figure.number();
    String written = figure.unit();
    return switch (this) {
      case SHARE, RATE -> share(number, written);
      case POINTS -> points(number, written);
      case CORRELATION -> correlation(number, written);
      case SCORE -> written.isEmpty() ? Optional.of(number) : Optional.empty();
      case DECIBEL ->
          written.isEmpty() || written.equals("dB") ? Optional.of(number) : Optional.empty();
      case PARAMETERS -> count(number, POWERS.get(written), written.isEmpty());
      case FLOPS, MACS -> count(number, POWERS.get(magnitude(written)), written.isEmpty());
      case SIZE -> shifted(number, MEGABYTES.get(written));
      case TIME -> shifted(number, MILLISECONDS.get(written));
      case SPEED ->
          written.equals("/s") && number.signum() >= 0 ? Optional.of(number) : Optional.empty();
    };
  }

  private Optional<BigDecimal> share(BigDecimal number, String written) {
    boolean fraction = written.isEmpty() && number.compareTo(BigDecimal.ONE) <= 0;
    BigDecimal percent = fraction ? number.multiply(HUNDRED) : number;
    boolean known = written.isEmpty() || written.equals("%");
    boolean possible = number.signum() >= 0 && (this == RATE || percent.compareTo(HUNDRED) <= 0);
    return known && possible ? Optional.of(percent) : Optional.empty();
  }

  private static Optional<BigDecimal> points(BigDecimal number, String written) {
    boolean known = written.isEmpty() || written.equals("%");
    return known ? SHARE.share(number, written) : Optional.empty();
  }

  private static Optional<BigDecimal> correlation(BigDecimal number, String written) {
    boolean plain = written.isEmpty() && number.abs().compareTo(BigDecimal.ONE) <= 0;
    boolean known = written.isEmpty() || written.equals("%");
    if (!known || number.abs().compareTo(HUNDRED) > 0) {
      return Optional.empty();
    }
    return Optional.of(plain ? number : number.movePointLeft(2));
  }

  private static Optional<BigDecimal> count(
      BigDecimal number, @Nullable Integer power, boolean bare) {
    if (bare && (number.compareTo(LEAST_COUNT) < 0 || number.stripTrailingZeros().scale() > 0)) {
      return Optional.empty();
    }
    return shifted(number, power);
  }

  private static Optional<BigDecimal> shifted(BigDecimal number, @Nullable Integer power) {
    return power == null || number.signum() <= 0
        ? Optional.empty()
        : Optional.of(number.scaleByPowerOfTen(power));
  }

  private String magnitude(String written) {
    return written.endsWith(unit)
        ? written.substring(0, written.length() - unit.length())
        : written;
  }
}

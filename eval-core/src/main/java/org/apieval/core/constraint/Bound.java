package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** On which side of its limit a constraint wants a value. */
public enum Bound {
  AT_LEAST,
  ABOVE,
  AT_MOST,
  BELOW;

  /** The name in files, {@code at_least}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The bound of that name in files. */
  public static Optional<Bound> of(String id) {
    return Arrays.stream(values()).filter(bound -> bound.id().equals(id)).findFirst();
  }

  /** Whether a value is on the right side of a limit. */
  public boolean allows(BigDecimal value, BigDecimal limit) {
    int order = value.compareTo(limit);
    return switch (this) {
      case AT_LEAST -> order >= 0;
      case ABOVE -> order > 0;
      case AT_MOST -> order <= 0;
      case BELOW -> order < 0;
    };
  }

  /** The bound in words, {@code at least}. */
  public String words() {
    return id().replace('_', ' ');
  }
}

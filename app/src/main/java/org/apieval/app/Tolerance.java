package org.apieval.app;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.regex.Pattern;
import org.apieval.core.Printable;
import org.apieval.core.compare.PairedTest;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.TypeConversionException;

/**
 * How much worse a run may be.
 *
 * @param points 0 to 100
 */
record Tolerance(BigDecimal points) {

  /** Not worse at all. */
  static final Tolerance NONE = new Tolerance(BigDecimal.ZERO);

  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  /** Exponents are kept out: 1e999999999 would take gigabytes to write down. */
  private static final Pattern NUMBER = Pattern.compile("\\d{1,30}(\\.\\d{0,30})?|\\.\\d{1,30}");

  /** What is meant for a number; a run that is named so can be written {@code ./1}. */
  private static final Pattern MEANT =
      Pattern.compile("[-+]?\\.?\\d.*|[-+]?(nan|inf|infinity)", Pattern.CASE_INSENSITIVE);

  /** Whether the second run is worse by more; compared without rounding. */
  boolean exceededBy(PairedTest test) {
    BigDecimal worse = BigDecimal.valueOf(test.lost() - test.gained()).multiply(ALL);
    return worse.compareTo(points.multiply(BigDecimal.valueOf(test.n()))) > 0;
  }

  /** Reads what is typed. */
  static final class Converter implements ITypeConverter<Tolerance> {

    @Override
    public Tolerance convert(String text) {
      if (NUMBER.matcher(text).matches() && new BigDecimal(text).compareTo(ALL) <= 0) {
        return new Tolerance(new BigDecimal(text));
      }
      throw new TypeConversionException(
          "expected a number of points from 0 to 100, not \"%s\""
              .formatted(Printable.text(text, 60)));
    }
  }

  /** Leaves the argument behind the option alone where it is a run. */
  static final class OnlyNumbers implements IParameterPreprocessor {

    @Override
    public boolean preprocess(
        Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> how) {
      boolean attached = how.get("separator") instanceof String separator && !separator.isBlank();
      if (attached || !arguments.isEmpty() && MEANT.matcher(arguments.peek()).matches()) {
        return false;
      }
      option.setValue(Optional.of(NONE));
      return true;
    }
  }
}

package org.apieval.core.constraint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the tables of metrics and data sets that ship with the engine. Stateless. */
final class MetricTable {

  private static final String SEPARATOR = "[\\s_\\-]*";

  private MetricTable() {}

  /** All metrics in the table's order. */
  static List<MetricType> read() {
    return lines("metrics.txt").stream().map(MetricTable::type).toList();
  }

  /** The lines of a table that say something, split at the bars. */
  static List<String[]> lines(String table) {
    try (InputStream in =
        Objects.requireNonNull(MetricTable.class.getResourceAsStream(table), table)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\\|", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MetricType type(String[] cells) {
    boolean complement = cells[1].strip().equals("complement");
    Direction direction = cells[1].strip().equals("lower") ? Direction.LOWER : Direction.HIGHER;
    Scale scale = Scale.valueOf(cells[2].strip().toUpperCase(Locale.ROOT));
    Stream<String> standard = complement ? Stream.empty() : Stream.of(cells[0].strip());
    List<Pattern> spellings =
        Stream.concat(standard, Arrays.stream(cells[3].split(",")).map(String::strip))
            .map(MetricTable::pattern)
            .toList();
    return new MetricType(cells[0].strip(), direction, complement, scale, spellings);
  }

  private static Pattern pattern(String spelling) {
    StringBuilder regex = new StringBuilder("(?<![\\p{L}\\p{N}])");
    for (String word : spelling.split(" ")) {
      if (regex.charAt(regex.length() - 1) != ')') {
        regex.append(SEPARATOR);
      }
      regex.append(
          Arrays.stream(word.split("\\{k\\}", -1))
              .map(Pattern::quote)
              .reduce((before, after) -> before + "(?<k>\\d{1,4})" + after)
              .orElseThrow());
    }
    return Pattern.compile(
        regex.append("(?![\\p{L}\\p{N}@])").toString(),
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }
}

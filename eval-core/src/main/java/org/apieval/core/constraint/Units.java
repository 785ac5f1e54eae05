package org.apieval.core.constraint;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The units that figures may have, in all their spellings. Immutable and thread-safe. */
final class Units {

  /** By spelling; single letters count as they are written, words in any case. */
  private static final Map<String, String> SPELLINGS = spellings();

  private Units() {}

  private static Map<String, String> spellings() {
    Map<String, String> all = new LinkedHashMap<>();
    put(all, "%", "%", "percent", "per cent", "pct");
    put(all, "K", "k", "thousand");
    put(all, "M", "m", "mio", "mn", "million", "millions");
    put(all, "B", "b", "bn", "billion", "billions");
    put(all, "G", "g");
    put(all, "T", "t", "trillion");
    put(all, "KB", "kb", "kib", "kilobytes");
    put(all, "MB", "mb", "mib", "megabytes");
    put(all, "GB", "gb", "gib", "gigabytes");
    put(all, "us", "us", "µs", "microseconds");
    put(all, "ms", "ms", "msec", "milliseconds", "millisecond");
    put(all, "s", "s", "sec", "secs", "seconds", "second");
    put(all, "dB", "db");
    put(all, "/s", "fps", "frames/s", "frames per second", "images/s", "images/sec", "img/s");
    put(all, "/s", "imgs/sec", "images per second", "samples/s", "tokens/s", "it/s");
    for (String size : new String[] {"", "K", "M", "G", "T"}) {
      put(all, size + "FLOPs", size + "flops", size + " flops", size + "flop");
      put(all, size + "MACs", size + "macs", size + " macs", size + "mac", size + "mult-adds");
    }
    put(all, "BFLOPs", "bflops", "b flops", "billion flops");
    put(all, "MFLOPs", "million flops");
    return all;
  }

  private static void put(Map<String, String> all, String unit, String... spellings) {
    for (String spelling : spellings) {
      all.put(spelling.toLowerCase(Locale.ROOT), unit);
    }
  }

  /** A regular expression for every spelling, the longest first. */
  static String pattern() {
    return SPELLINGS.keySet().stream()
        .sorted(Comparator.comparing(String::length).reversed().thenComparing(spelling -> spelling))
        .map(spelling -> Pattern.quote(spelling).replace(" ", "\\E\\s\\Q"))
        .collect(Collectors.joining("|"));
  }

  /** The unit that a text spells, and nothing else. */
  static Optional<String> of(String text) {
    String spelling = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    return Optional.ofNullable(SPELLINGS.get(spelling));
  }
}

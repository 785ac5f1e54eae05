package org.apieval.core.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.Printable;

/**
 * Shortens names of answer files for tables, and makes them harmless. Stateless and thread-safe.
 */
public final class ShortNames {

  private static final String SUFFIX = ".jsonl";

  private ShortNames() {}

  /**
   * A name for each summary, without the {@code response_<hub>_} and {@code .jsonl} of published
   * files; in full where the short one would stand for two files of a hub.
   */
  public static List<String> of(List<Summary> summaries) {
    Map<String, Integer> uses = new HashMap<>();
    summaries.forEach(summary -> uses.merge(key(summary), 1, Integer::sum));
    List<String> names = new ArrayList<>();
    for (Summary summary : summaries) {
      boolean unique = uses.get(key(summary)) == 1;
      names.add(Printable.text(unique ? shorten(summary) : summary.answers()));
    }
    return names;
  }

  private static String key(Summary summary) {
    return summary.hub() + "\n" + summary.scorer() + "\n" + shorten(summary);
  }

  private static String shorten(Summary summary) {
    String name = summary.answers();
    String prefix = "response_" + summary.hub() + "_";
    if (name.endsWith(SUFFIX)) {
      name = name.substring(0, name.length() - SUFFIX.length());
    }
    if (name.startsWith(prefix)) {
      name = name.substring(prefix.length());
    }
    return name.isBlank() ? summary.answers() : name;
  }
}

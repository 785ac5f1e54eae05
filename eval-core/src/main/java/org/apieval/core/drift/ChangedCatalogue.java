package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;

/**
 * A catalogue and what became of it. Immutable; thread-safe as far as the hub is.
 *
 * @param before the catalogue
 * @param changes in the order of the first lines of their APIs; no entry is in two of them
 */
public record ChangedCatalogue(List<ApiRecord> before, List<Change> changes) {

  public ChangedCatalogue {
    before = List.copyOf(before);
    changes =
        changes.stream()
            .sorted(Comparator.comparing(change -> change.entries().get(0).before().line()))
            .toList();
  }

  /** The changed catalogue; entries keep their line numbers, and withdrawn ones leave a gap. */
  public List<ApiRecord> after() {
    Map<Integer, ChangedEntry> changed = new HashMap<>();
    changes.stream()
        .flatMap(change -> change.entries().stream())
        .forEach(entry -> changed.put(entry.before().line(), entry));
    List<ApiRecord> after = new ArrayList<>();
    for (ApiRecord entry : before) {
      ChangedEntry known = changed.get(entry.line());
      if (known == null) {
        after.add(entry);
      } else {
        known.after().ifPresent(after::add);
      }
    }
    return after;
  }

  /** The changes by the lines of their entries, 0-based. */
  Map<Integer, Change> byLine() {
    Map<Integer, Change> byLine = new HashMap<>();
    changes.forEach(change -> change.lines().forEach(line -> byLine.put(line, change)));
    return byLine;
  }
}

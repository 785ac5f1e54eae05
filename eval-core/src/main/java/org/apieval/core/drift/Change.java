package org.apieval.core.drift;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A change of one API. Immutable; thread-safe as far as the hub is.
 *
 * @param kind what changed
 * @param entries those that stand for the API; at least one
 * @param edit what was done to their calls
 */
public record Change(ChangeKind kind, List<ChangedEntry> entries, Edit edit) {

  public Change {
    entries = List.copyOf(entries);
  }

  /** The catalogue lines of the API, 0-based. */
  Set<Integer> lines() {
    return entries.stream().map(entry -> entry.before().line()).collect(Collectors.toSet());
  }

  /** The entry of one of these lines. */
  ChangedEntry entry(int line) {
    return entries.stream().filter(one -> one.before().line() == line).findFirst().orElseThrow();
  }

  /** Whether a hub may have no key for what it leads to, so that calls are changed back instead. */
  boolean isOfForm() {
    return kind == ChangeKind.ARGUMENT_RENAMED || kind == ChangeKind.FUNCTION_MOVED;
  }
}

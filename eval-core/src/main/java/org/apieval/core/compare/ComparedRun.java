package org.apieval.core.compare;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.Results;
import org.apieval.core.score.ScorerId;

/**
 * A run as it is compared: one file of answers a hub. Immutable and thread-safe.
 *
 * @param name what the user called it; foreign text
 * @param hubs the verdicts by hub; at least one
 */
public record ComparedRun(String name, SortedMap<String, ResultFile> hubs) {

  public ComparedRun {
    hubs = Collections.unmodifiableSortedMap(new TreeMap<>(hubs));
  }

  /**
   * Reads a run.
   *
   * @param spec see {@link Results#read(String)}
   * @param scorer whose verdicts to compare
   * @param wanted the ids of the hubs that matter; all where there is none
   * @throws EvalException USER if it can't be read, has no such verdict, or several files of
   *     answers of a hub
   */
  public static ComparedRun read(String spec, ScorerId scorer, Set<String> wanted) {
    List<ResultFile> files = Results.read(spec).files();
    SortedMap<String, ResultFile> hubs = new TreeMap<>();
    for (ResultFile file : files) {
      boolean meant = wanted.isEmpty() || wanted.contains(file.hub());
      if (meant && file.scorer().equals(scorer.id())) {
        ResultFile other = hubs.putIfAbsent(file.hub(), file);
        if (other != null) {
          throw several(spec, other, file);
        }
      }
    }
    if (hubs.isEmpty()) {
      throw EvalException.user(
          "%s has no such verdicts; it has those of scorer and hub: %s"
              .formatted(Printable.text(spec), kinds(files)));
    }
    return new ComparedRun(spec, hubs);
  }

  private static EvalException several(String spec, ResultFile one, ResultFile two) {
    return EvalException.user(
        "%s has several answer files of %s, such as %s and %s: write #PART behind it, a part of the name of the one that is meant"
            .formatted(
                Printable.text(spec),
                Printable.text(one.hub()),
                Printable.text(one.name()),
                Printable.text(two.name())));
  }

  private static String kinds(List<ResultFile> files) {
    return files.stream()
        .map(file -> Printable.text(file.scorer() + " " + file.hub()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** The other hubs of the two runs, those that only one of them has. */
  List<String> hubsApart(ComparedRun other) {
    Map<String, ResultFile> apart = new TreeMap<>(hubs);
    apart.putAll(other.hubs);
    apart.keySet().removeIf(hub -> hubs.containsKey(hub) && other.hubs.containsKey(hub));
    return List.copyOf(apart.keySet());
  }
}

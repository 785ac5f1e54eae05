package org.apieval.core.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What one scorer says of one file of answers. Immutable and thread-safe.
 *
 * @param name what tells it from all others that were read with it, of its hub and scorer: the
 *     answer file's name, with as many folders before it as that takes; foreign text
 * @param folder where it was read from
 * @param hub the hub's id
 * @param answers the answer file's name; empty where the file does not say
 * @param scorer the scorer's id
 * @param digests of the hub's data
 * @param run how the answers came about; empty where the folder is not that of a run
 * @param bounds between what the hub's figures lie
 * @param usage what the run took; empty where that was not written down
 * @param lines in the order of the file; what was asked and answered stands on each of them, also
 *     where the file has it on another scorer's line
 */
public record ResultFile(
    String name,
    Path folder,
    String hub,
    String answers,
    String scorer,
    HubDigests digests,
    Optional<RunDescription> run,
    HubBounds bounds,
    Optional<RecordedUsage> usage,
    List<VerdictLine> lines) {

  public ResultFile {
    lines = List.copyOf(lines);
  }

  ResultFile named(String other) {
    return new ResultFile(other, folder, hub, answers, scorer, digests, run, bounds, usage, lines);
  }
}

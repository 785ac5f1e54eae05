package org.apieval.core.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one file of verdicts with what stands beside it. Stateless and thread-safe. */
final class FolderReader {

  private FolderReader() {}

  private record Key(String hub, String answers, String scorer) {}

  private record AnswerKey(String hub, String answers, int line) {}

  /**
   * The files of results in a file of verdicts, by the order in which they begin.
   *
   * @throws org.apieval.core.EvalException USER if anything is broken
   */
  static List<ResultFile> read(Path verdicts) {
    Path parent = verdicts.toAbsolutePath().normalize().getParent();
    Path folder = parent == null ? verdicts : parent;
    Map<Key, List<VerdictLine>> byFile = new LinkedHashMap<>();
    Map<AnswerKey, AnswerData> data = new HashMap<>();
    VerdictReader.read(
        verdicts,
        line -> {
          Key key = new Key(line.hub(), line.answers(), line.scorer());
          byFile.computeIfAbsent(key, absent -> new ArrayList<>()).add(line);
          if (line.line().isPresent() && !line.data().equals(AnswerData.NONE)) {
            data.putIfAbsent(answer(line), line.data());
          }
        });
    FolderFacts facts = FolderFacts.read(folder);
    List<ResultFile> files = new ArrayList<>();
    byFile.forEach((key, lines) -> files.add(file(key, folder, facts, joined(lines, data))));
    return files;
  }

  private static ResultFile file(Key key, Path folder, FolderFacts facts, List<VerdictLine> lines) {
    return new ResultFile(
        key.answers,
        folder,
        key.hub,
        key.answers,
        key.scorer,
        facts.digests(key.hub),
        facts.run(),
        facts.bounds(key.hub),
        facts.usage(),
        lines);
  }

  /** A second scorer's lines do not say again what was asked and answered. */
  private static List<VerdictLine> joined(
      List<VerdictLine> lines, Map<AnswerKey, AnswerData> data) {
    return lines.stream()
        .map(
            line ->
                line.line().isPresent() && line.data().equals(AnswerData.NONE)
                    ? line.with(data.getOrDefault(answer(line), AnswerData.NONE))
                    : line)
        .toList();
  }

  private static AnswerKey answer(VerdictLine line) {
    return new AnswerKey(line.hub(), line.answers(), line.line().getAsInt());
  }
}

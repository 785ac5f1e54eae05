package org.apieval.core.page;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apieval.core.results.ResultFile;
import org.apieval.core.score.ScorerId;

/** Names the rows of a report. Stateless and thread-safe. */
final class RunNames {

  private RunNames() {}

  /**
   * A name for every file, none twice on a hub: by model and retriever, and with as much more on
   * every one as tells them apart, so that the same row has the same name on every hub.
   */
  static List<String> of(List<ResultFile> files) {
    List<Function<ResultFile, String>> more =
        List.of(
            file -> "",
            file -> Method.of(file).prompt().map(id -> ", " + id).orElse(""),
            file -> file.scorer().equals(ScorerId.AST.id()) ? "" : ", " + file.scorer(),
            file -> ", " + folder(file),
            file -> ", " + file.name());
    for (int length = 1; length <= more.size(); length++) {
      List<Function<ResultFile, String>> parts = more.subList(0, length);
      List<String> names = files.stream().map(file -> name(file, parts)).toList();
      if (areDistinct(files, names)) {
        return names;
      }
    }
    return IntStream.range(0, files.size())
        .mapToObj(number -> name(files.get(number), more) + " (" + (number + 1) + ")")
        .toList();
  }

  private static String folder(ResultFile file) {
    return file.folder().getFileName() == null ? "" : file.folder().getFileName().toString();
  }

  private static String name(ResultFile file, List<Function<ResultFile, String>> parts) {
    StringBuilder name = new StringBuilder(Method.of(file).name());
    parts.forEach(part -> name.append(part.apply(file)));
    return name.toString();
  }

  private static boolean areDistinct(List<ResultFile> files, List<String> names) {
    Set<String> seen = new HashSet<>();
    return IntStream.range(0, files.size())
        .allMatch(number -> seen.add(files.get(number).hub() + "\n" + names.get(number)));
  }
}

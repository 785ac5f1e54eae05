package org.apieval.core.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names result files so that nobody takes one for another. Stateless and thread-safe. */
final class ResultNames {

  private ResultNames() {}

  private record Key(String hub, String scorer, String name) {}

  /**
   * The files, each with its name: that of its answers, and before it as many folders as tell files
   * of a hub and scorer apart, as far as folders do. A file without a name has its folder's.
   */
  static List<ResultFile> distinct(List<ResultFile> files) {
    int deepest = files.stream().mapToInt(file -> file.folder().getNameCount()).max().orElse(0);
    List<ResultFile> named = files.stream().map(file -> file.named(name(file, 0))).toList();
    for (int folders = 1; folders <= deepest; folders++) {
      Map<Key, Long> uses =
          named.stream().collect(Collectors.groupingBy(ResultNames::key, Collectors.counting()));
      List<ResultFile> longer = new ArrayList<>();
      for (ResultFile file : named) {
        longer.add(uses.get(key(file)) == 1 ? file : file.named(name(file, folders)));
      }
      named = longer;
    }
    return List.copyOf(named);
  }

  private static Key key(ResultFile file) {
    return new Key(file.hub(), file.scorer(), file.name());
  }

  private static String name(ResultFile file, int folders) {
    int all = file.folder().getNameCount();
    int wanted = Math.min(all, file.answers().isEmpty() ? Math.max(1, folders) : folders);
    StringBuilder name = new StringBuilder();
    for (Path folder : wanted == 0 ? List.<Path>of() : file.folder().subpath(all - wanted, all)) {
      name.append(folder).append('/');
    }
    return file.answers().isEmpty() && name.length() > 0
        ? name.substring(0, name.length() - 1)
        : name + file.answers();
  }
}

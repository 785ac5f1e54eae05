package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names answer files: by file name, with as many folders before it as tell two files apart. */
final class AnswerNames {

  private AnswerNames() {}

  /** A name for every file, in the order given; a file given twice is there once. */
  static Map<Path, String> of(Collection<Path> files) {
    Map<Path, Path> distinct = new LinkedHashMap<>();
    files.forEach(file -> distinct.putIfAbsent(file.toAbsolutePath().normalize(), file));
    List<Path> absolute = new ArrayList<>(distinct.keySet());
    Map<Path, String> names = new LinkedHashMap<>();
    absolute.forEach(path -> names.put(distinct.get(path), shortest(path, absolute)));
    return names;
  }

  private static String shortest(Path path, List<Path> all) {
    for (int length = 1; length < path.getNameCount(); length++) {
      Map<String, Integer> uses = new HashMap<>();
      for (Path other : all) {
        uses.merge(end(other, length), 1, Integer::sum);
      }
      if (uses.get(end(path, length)) == 1) {
        return end(path, length);
      }
    }
    return path.toString();
  }

  /** The last names of a path, joined by slashes on every system. */
  private static String end(Path path, int length) {
    int count = path.getNameCount();
    List<String> names = new ArrayList<>();
    for (int index = Math.max(0, count - length); index < count; index++) {
      names.add(path.getName(index).toString());
    }
    return String.join("/", names);
  }
}

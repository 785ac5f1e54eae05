package org.apieval.core.yamlhub;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.apieval.core.Printable;

/**
 * Finds the files that a hub file names: relative to its own folder, with environment variables as
 * {@code ${NAME}} or {@code ${NAME:-otherwise}}, the last name perhaps a pattern such as {@code
 * *.json}.
 *
 * @param folder of the hub file; empty for the working folder
 * @param environment values of variables; empty where one is not set
 */
record FilePaths(Optional<Path> folder, Function<String, Optional<String>> environment) {

  private static final Pattern VARIABLE =
      Pattern.compile("\\$\\{(?<name>[A-Za-z_][A-Za-z0-9_]*)(?::-(?<otherwise>[^}]*))?\\}");

  /** The files of one name, sorted; at least one. */
  List<Path> files(YamlValue value) {
    String name = expanded(value);
    try {
      int slash = name.lastIndexOf('/');
      String last = name.substring(slash + 1);
      boolean pattern = last.matches(".*[*?].*") || last.matches(".*[\\[{].*") && !exists(name);
      if (!pattern) {
        return List.of(existing(value, resolve(name)));
      }
      return matching(value, resolve(name.substring(0, slash + 1)), last);
    } catch (InvalidPathException | PatternSyntaxException e) {
      throw value.failure(
          "is no path: "
              + Printable.text(String.valueOf(e.getMessage()).lines().findFirst().orElse(""), 200));
    }
  }

  private Path resolve(String name) {
    return folder.map(parent -> parent.resolve(name)).orElseGet(() -> Path.of(name)).normalize();
  }

  private boolean exists(String name) {
    return Files.exists(resolve(name));
  }

  private static Path existing(YamlValue value, Path file) {
    if (Files.isDirectory(file)) {
      throw value.failure(
          "is a folder, " + shown(file) + "; name a file, or a pattern such as *.json in it");
    }
    if (!Files.exists(file)) {
      throw value.failure("is a file that is not there: " + shown(file));
    }
    return file;
  }

  private static List<Path> matching(YamlValue value, Path parent, String pattern) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    if (!Files.isDirectory(parent)) {
      throw value.failure("is in a folder that is not there: " + shown(parent));
    }
    try (Stream<Path> files = Files.list(parent)) {
      List<Path> found =
          files
              .filter(file -> matcher.matches(file.getFileName()) && Files.isRegularFile(file))
              .sorted()
              .toList();
      if (found.isEmpty()) {
        throw value.failure("fits no file in " + shown(parent));
      }
      return found;
    } catch (IOException e) {
      throw value.failure("is in a folder that cannot be read: " + shown(parent));
    }
  }

  private String expanded(YamlValue value) {
    Matcher matcher = VARIABLE.matcher(value.text());
    return matcher.replaceAll(
        found -> {
          Optional<String> otherwise = Optional.ofNullable(matcher.group("otherwise"));
          return Matcher.quoteReplacement(
              environment
                  .apply(matcher.group("name"))
                  .or(() -> otherwise)
                  .orElseThrow(
                      () ->
                          value.failure(
                              "needs the environment variable %s, which is not set"
                                  .formatted(matcher.group("name")))));
        });
  }

  private static String shown(Path path) {
    return Printable.text(path.toAbsolutePath().normalize().toString());
  }
}

package org.apieval.core.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.apieval.api.ApiVersion;

/**
 * A jar, or a folder of jars, that is a plug-in.
 *
 * @param file the jar or the folder
 * @param jars the jar, or those of the folder and of the folders in it, sorted by path
 */
record PluginPlace(Path file, List<Path> jars) {

  private static final int DEPTH = 2;

  PluginPlace {
    jars = List.copyOf(jars);
  }

  /**
   * Looks at a file or folder.
   *
   * @throws BrokenPluginException if there is no jar, or one cannot be read, or was written for
   *     interfaces that are not these
   */
  static PluginPlace of(Path file) throws BrokenPluginException {
    PluginPlace place = new PluginPlace(file, jarsOf(file));
    for (Path jar : place.jars) {
      check(jar);
    }
    return place;
  }

  /** A new class loader over the jars, which sees nothing else of the program than its facade. */
  URLClassLoader loader() {
    URL[] urls = jars.stream().map(PluginPlace::url).toArray(URL[]::new);
    return new URLClassLoader(String.valueOf(file.getFileName()), urls, new ProgramFacade());
  }

  private static List<Path> jarsOf(Path file) throws BrokenPluginException {
    if (!Files.isDirectory(file)) {
      if (!isJarName(file)) {
        throw new BrokenPluginException(file, "is not a jar: its name does not end in .jar");
      }
      return List.of(file);
    }
    List<Path> jars = new ArrayList<>();
    try (Stream<Path> files = Files.walk(file, DEPTH, FileVisitOption.FOLLOW_LINKS)) {
      files.filter(PluginPlace::isJarName).filter(Files::isRegularFile).sorted().forEach(jars::add);
    } catch (IOException | UncheckedIOException e) {
      throw new BrokenPluginException(file, "cannot be read: " + e);
    }
    if (jars.isEmpty()) {
      throw new BrokenPluginException(file, "is a folder without jars");
    }
    return jars;
  }

  private static boolean isJarName(Path file) {
    String name = file.getFileName().toString();
    return name.toLowerCase(Locale.ROOT).endsWith(".jar") && !name.startsWith(".");
  }

  private static void check(Path jar) throws BrokenPluginException {
    if (!Files.isReadable(jar)) {
      throw new BrokenPluginException(jar, "cannot be read");
    }
    try (JarFile opened = new JarFile(jar.toFile(), false)) {
      Optional<String> wanted =
          Optional.ofNullable(opened.getManifest())
              .map(Manifest::getMainAttributes)
              .map(attributes -> attributes.getValue(ApiVersion.MANIFEST_ATTRIBUTE));
      if (wanted.isPresent()) {
        checkVersion(jar, wanted.get());
      }
    } catch (IOException e) {
      throw new BrokenPluginException(jar, "is not a jar, or a damaged one: " + e.getMessage());
    }
  }

  private static void checkVersion(Path jar, String wanted) throws BrokenPluginException {
    try {
      if (!ApiVersion.current().supports(ApiVersion.parse(wanted))) {
        throw new BrokenPluginException(
            jar,
            "was written for version %s of the plug-in interfaces; this program has %s"
                .formatted(wanted, ApiVersion.current()));
      }
    } catch (IllegalArgumentException e) {
      throw new BrokenPluginException(
          jar,
          "states %s \"%s\", which is no version".formatted(ApiVersion.MANIFEST_ATTRIBUTE, wanted));
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e); // files of the default file system have addresses
    }
  }
}

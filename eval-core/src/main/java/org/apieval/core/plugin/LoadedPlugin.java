package org.apieval.core.plugin;

import java.nio.file.Path;
import java.util.Optional;
import org.apieval.core.Printable;

/**
 * A plug-in and where it is from.
 *
 * @param kind what it is
 * @param id its id, not blank
 * @param plugin itself
 * @param className the name of its class
 * @param version what the manifest of its jar says; empty where that says nothing
 * @param file the jar or the folder it was loaded from; empty for one on the class path
 * @param <T> the plug-in interface
 */
public record LoadedPlugin<T>(
    PluginKind<T> kind,
    String id,
    T plugin,
    String className,
    Optional<String> version,
    Optional<Path> file) {

  /** A plug-in on the class path. */
  static <T> LoadedPlugin<T> onClassPath(PluginKind<T> kind, String id, T plugin) {
    return of(kind, id, plugin, Optional.empty());
  }

  /** A plug-in with a class loader of its own. */
  static <T> LoadedPlugin<T> from(
      Path file, ClassLoader loader, PluginKind<T> kind, String id, T plugin) {
    LoadedPlugin<T> bare = of(kind, id, plugin, Optional.of(file));
    T called = PluginCalls.around(kind.service(), plugin, loader);
    return new LoadedPlugin<>(kind, id, called, bare.className, bare.version, bare.file);
  }

  private static <T> LoadedPlugin<T> of(
      PluginKind<T> kind, String id, T plugin, Optional<Path> file) {
    Class<?> type = plugin.getClass();
    Optional<String> version = Optional.ofNullable(type.getPackage().getImplementationVersion());
    return new LoadedPlugin<>(kind, id, plugin, type.getName(), version, file);
  }

  /** Where it is from, for people: {@code built in} or a path. */
  public String origin() {
    return file.map(path -> Printable.text(path.toString())).orElse("built in");
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apieval.core.EvalException;
import org.apieval.core.plugin.PluginKind;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.retrieve.Retrievers;

/**
 * Where the plug-ins of this run are: on the class path, and in the folder that the user names.
 *
 * @param option the folder of {@code --plugins}, once the options are read
 * @param environment for the folder in {@link #VARIABLE}, where the option is not given
 */
record PluginSource(Supplier<Optional<Path>> option, Map<String, String> environment) {

  /** The environment variable that names a folder; empty counts as not there. */
  static final String VARIABLE = "APIEVAL_PLUGINS";

  private static final Map<PluginKind<?>, Set<String>> TAKEN =
      Map.of(PluginKind.MODEL, Models.OWN, PluginKind.RETRIEVER, Retrievers.OWN);

  /**
   * Loads all plug-ins.
   *
   * @param notices takes a line for each plug-in that is broken
   * @throws EvalException USER if the folder is not there
   */
  PluginRegistry load(Consumer<String> notices) {
    PluginRegistry builtIn = PluginRegistry.onClassPath();
    Optional<Path> folder = option.get();
    if (folder.isPresent()) {
      return with(folder.get(), "--plugins", builtIn, notices);
    }
    return Optional.ofNullable(environment.get(VARIABLE))
        .filter(value -> !value.isEmpty())
        .map(value -> with(Path.of(value), VARIABLE, builtIn, notices))
        .orElse(builtIn);
  }

  private static PluginRegistry with(
      Path folder, String namedBy, PluginRegistry builtIn, Consumer<String> notices) {
    try {
      PluginRegistry all = builtIn.with(folder, TAKEN);
      all.broken().forEach(broken -> notices.accept("broken plug-in " + broken));
      return all;
    } catch (EvalException e) {
      throw new EvalException(e.code(), namedBy + ": " + e.getMessage(), e);
    }
  }
}

package org.apieval.app;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.plugin.BrokenPlugin;
import org.apieval.core.plugin.LoadedPlugin;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.TextTable;
import org.apieval.core.report.TextTable.Column;

/**
 * Lists plug-ins for people, in 80 columns.
 *
 * @param colours whether to write ANSI colours
 */
record PluginsTable(boolean colours) {

  private static final int WIDTH = 80;
  private static final int LONGEST_ID = 19; // the two leave 20 columns for the origin
  private static final int LONGEST_VERSION = 16;
  private static final int GAPS = 6;
  private static final String INDENT = "    ";

  /** One table of those that can be used, and behind it the broken ones with their reasons. */
  String render(PluginRegistry plugins) {
    List<LoadedPlugin<?>> loaded = plugins.loaded();
    int room =
        WIDTH
            - GAPS
            - longest(loaded.stream().map(PluginsTable::id).toList())
            - longest(loaded.stream().map(plugin -> plugin.kind().name()).toList())
            - longest(loaded.stream().map(PluginsTable::version).toList());
    List<Column<LoadedPlugin<?>>> columns =
        List.of(
            Column.text("id", PluginsTable::id),
            Column.text("kind", plugin -> plugin.kind().name()),
            Column.text("version", PluginsTable::version),
            Column.text("origin", plugin -> end(plugin.origin(), room)));
    return new TextTable<>(columns, colours).render(loaded) + broken(plugins.broken());
  }

  private String broken(List<BrokenPlugin> broken) {
    return broken.stream()
        .map(
            plugin ->
                "\n%s %s\n%s\n"
                    .formatted(
                        Style.BAD.of("broken", colours),
                        Printable.text(plugin.file().toString()),
                        INDENT
                            + WordUtils.wrap(
                                plugin.reason(), WIDTH - INDENT.length(), "\n" + INDENT, true)))
        .collect(Collectors.joining());
  }

  private static String id(LoadedPlugin<?> plugin) {
    return Printable.text(plugin.id(), LONGEST_ID);
  }

  private static String version(LoadedPlugin<?> plugin) {
    return plugin.version().map(text -> Printable.text(text, LONGEST_VERSION)).orElse("-");
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(0);
  }

  /** The end of a path says most. */
  private static String end(String path, int room) {
    return path.length() <= room ? path : "..." + path.substring(path.length() - room + 3);
  }
}

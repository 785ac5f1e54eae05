package org.apieval.app;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.apieval.core.plugin.PluginRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code apieval plugins}: what is there, and what should be but is broken. */
@Command(
    name = "plugins",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Lists hubs, model backends and retrievers, and the plug-ins that are broken.",
      "",
      "Each jar, and each folder of jars, in the folder of --plugins is a plug-in with a class"
          + " loader of its own: it sees the plug-in interfaces and the JDK, and nothing else of the"
          + " program. Plug-ins run with all rights of yours."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval plugins",
      "  apieval plugins --plugins DIR",
      "  apieval score --plugins DIR --hub ID",
      "",
      "Exit codes: 0 all can be used; 1 one is broken; 2 wrong usage, or no such folder."
    })
final class PluginsCommand implements Callable<Integer> {

  /** How plug-ins can be listed. */
  enum Shape {
    table,
    json
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "How they are listed: ${COMPLETION-CANDIDATES}; default: table.")
  private Shape format = Shape.table;

  private final Console console;
  private final PluginSource source;

  @Inject
  PluginsCommand(Console console, PluginSource source) {
    this.console = console;
    this.source = source;
  }

  @Override
  public Integer call() {
    PluginRegistry plugins = source.load(broken -> {}); // the list tells them
    console
        .out()
        .write(
            switch (format) {
              case table -> new PluginsTable(console.terminal().coloursOut()).render(plugins);
              case json -> new PluginsJson(new Version().number()).render(plugins);
            });
    console.out().flush();
    return plugins.broken().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}

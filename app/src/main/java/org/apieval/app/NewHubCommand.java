package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.scaffold.HubName;
import org.apieval.core.scaffold.HubProject;
import org.apieval.core.scaffold.JavaPackage;
import org.apieval.core.scaffold.YamlProject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval new-hub}: the beginning of a hub of one's own. */
@Command(
    name = "new-hub",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes the beginning of a hub of your own: a Maven project with rules, a tiny catalogue,"
          + " questions, answers and tests, which builds at once; or with --yaml a file that"
          + " describes a hub without code, and its data."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval new-hub my-hub",
      "  apieval new-hub my-hub --package org.example.hub --out hubs/mine",
      "  apieval new-hub my-hub --yaml",
      "",
      "Exit codes: 0 done; 2 wrong usage, or the folder is there already."
    })
final class NewHubCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "NAME",
      description = "The hub's id: lower-case words with hyphens between them.")
  private String name = "";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write, not there yet; default: NAME.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description = "The Java package; default: com.example and the name.")
  private Optional<String> javaPackage = Optional.empty();

  @Option(names = "--yaml", description = "Write a YAML file in place of a Maven project.")
  private boolean yaml;

  private final Console console;
  private final Provider<PluginRegistry> plugins;
  private final Installation installation;

  @Inject
  NewHubCommand(Console console, Provider<PluginRegistry> plugins, Installation installation) {
    this.console = console;
    this.plugins = plugins;
    this.installation = installation;
  }

  @Override
  public Integer call() {
    HubName hub = new HubName(name);
    hub.requireFree(plugins.get().hubs().ids());
    Path folder = out.orElse(Path.of(name));
    if (yaml) {
      if (javaPackage.isPresent()) {
        throw EvalException.user("--package is for Java: leave it out, or leave out --yaml");
      }
      new YamlProject(hub).write(folder);
    } else {
      HubProject.of(hub, javaPackage.map(JavaPackage::new)).write(folder, installation.kit());
    }
    console.out().line("wrote %s; next:".formatted(Printable.text(folder.toString())));
    steps(folder).forEach(step -> console.out().line("  " + step));
    console.out().flush();
    return ExitCode.OK;
  }

  private List<String> steps(Path folder) {
    String hub = yaml ? "--hub-file hub.yaml" : "--plugins target/plugin --hub " + name;
    String program = installation.command();
    List<String> tries = List.of(program + " check-hub " + hub, program + " score " + hub);
    String enter = "cd " + ShellWord.of(folder.toString());
    return yaml
        ? List.of(enter, tries.get(0), tries.get(1))
        : List.of(enter, "mvn -q package", tries.get(0), tries.get(1));
  }
}

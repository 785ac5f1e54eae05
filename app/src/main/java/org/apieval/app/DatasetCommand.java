package org.apieval.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code apieval dataset} without a sub-command: says what there is. */
@Command(
    name = "dataset",
    description = "Builds benchmarks: catalogues, requests, splits, training data, constraints.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      CatalogueCommand.class,
      RequestsCommand.class,
      SplitCommand.class,
      ExportCommand.class,
      MeasuresCommand.class,
      ConstraintsCommand.class,
      HelpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n")
final class DatasetCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: " + String.join(", ", spec.subcommands().keySet()));
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program without a sub-command: says what there is. */
@Command(
    name = "apieval",
    description = "Measures how well language models write API calls from plain-English requests.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      ScoreCommand.class,
      AuditCommand.class,
      LintCommand.class,
      RetrieveCommand.class,
      RunCommand.class,
      ImportCommand.class,
      ReportCommand.class,
      CompareCommand.class,
      DriftCommand.class,
      DatasetCommand.class,
      NewHubCommand.class,
      CheckHubCommand.class,
      PluginsCommand.class,
      ExplainCommand.class,
      CallsCommand.class,
      HelpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      " 0:done",
      " 1:a threshold was missed, items failed, or the program has a defect",
      " 2:wrong usage or bad input"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval score                        the samples that ship with the hubs",
      "  apieval score --gorilla DIR          all answers in a Gorilla checkout",
      "  apieval audit --gorilla DIR          how far their figures can be trusted",
      "  apieval calls answer.txt             what is seen in a text",
      "  apieval lint --gorilla DIR           what in the data distorts a score",
      "  apieval retrieve --gorilla DIR       how well retrievers find the right documents",
      "  apieval new-hub my-hub               the beginning of a hub of your own",
      "",
      "'apieval COMMAND --help' tells more."
    })
final class RootCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "With an error, show where in the program it happened.")
  private boolean verbose;

  @Option(
      names = "--plugins",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description =
          "A folder of plug-ins: each jar, and each folder of jars, may bring hubs, model backends"
              + " and retrievers. Default: the environment variable APIEVAL_PLUGINS.")
  private Optional<Path> plugins = Optional.empty();

  /** The folder of plug-ins that the options name, once they are read. */
  Optional<Path> plugins() {
    return plugins;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: " + String.join(", ", spec.subcommands().keySet()));
  }
}

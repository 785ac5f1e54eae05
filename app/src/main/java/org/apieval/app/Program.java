package org.apieval.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.Map;
import org.apieval.core.plugin.EngineModule;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;

/** One run of the program: parse, wire, run, and turn whatever comes of it into an exit code. */
final class Program {

  private static final int NARROWEST_HELP = 60;
  private static final int WIDEST_HELP = 100;

  private final Console console;
  private final Map<String, String> environment;

  Program(Console console, Map<String, String> environment) {
    this.console = console;
    this.environment = Map.copyOf(environment);
  }

  /**
   * Runs a command line; never throws.
   *
   * @return 0: done; 1: a threshold was missed, items failed, or the program has a defect; 2: wrong
   *     usage or bad input
   */
  int run(String... arguments) {
    Failures failures = new Failures(console, Arrays.asList(arguments).contains("--verbose"));
    try {
      StringWriter help = new StringWriter(); // picocli cannot handle a full disk
      int code = commandLine(failures, help).execute(arguments);
      console.out().write(help.toString());
      console.out().flush();
      console.err().flush();
      return code;
    } catch (Throwable failure) { // the last frame of the process
      return failures.exitCodeOf(failure);
    }
  }

  private CommandLine commandLine(Failures failures, Writer help) {
    RootCommand root = new RootCommand();
    PluginSource plugins = new PluginSource(root::plugins, environment);
    Injector injector =
        Guice.createInjector(
            new EngineModule(() -> plugins.load(console::note)), new AppModule(console, plugins));
    return new CommandLine(root, new InjectingFactory(injector))
        .setOut(new PrintWriter(help))
        .setErr(new PrintWriter(console.err()))
        .setColorScheme(CommandLine.Help.defaultColorScheme(ansi(console.terminal().coloursOut())))
        .setUsageHelpWidth(helpWidth())
        .setExpandAtFiles(false) // a file name may start with @
        .setParameterExceptionHandler((problem, given) -> failures.wrongUsage(problem))
        .setExecutionExceptionHandler((failure, command, parsed) -> failures.exitCodeOf(failure));
  }

  private int helpWidth() {
    int width = console.terminal().width();
    return width == 0 ? 80 : Math.max(NARROWEST_HELP, Math.min(width, WIDEST_HELP));
  }

  private static Ansi ansi(boolean coloured) {
    return coloured ? Ansi.ON : Ansi.OFF;
  }

  /** Lets Guice make the commands, and picocli its own parts. */
  private record InjectingFactory(Injector injector) implements IFactory {

    @Override
    public <K> K create(Class<K> type) throws Exception {
      return type.getPackage().equals(Program.class.getPackage())
          ? injector.getInstance(type)
          : CommandLine.defaultFactory().create(type);
    }
  }
}

package org.apieval.app;

import java.io.PrintWriter;
import org.apieval.core.EvalException;
import org.apieval.core.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells the user what went wrong, in a sentence, and picks the exit code. */
final class Failures {

  private final Console console;
  private final boolean verbose;

  /**
   * @param verbose whether the user wants to see where in the program it happened
   */
  Failures(Console console, boolean verbose) {
    this.console = console;
    this.verbose = verbose;
  }

  /** Wrong options, with what was probably meant. */
  int wrongUsage(ParameterException problem) {
    CommandLine command = problem.getCommandLine();
    console.error(describe(problem));
    console.note("Try '%s --help'.".formatted(command.getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }

  /** Anything that ended a command early. */
  int exitCodeOf(Throwable failure) {
    try {
      int code = report(failure);
      if (verbose && code != ExitCode.OK) {
        PrintWriter trace = new PrintWriter(console.err());
        failure.printStackTrace(trace);
        trace.flush();
      }
      return code;
    } catch (OutputException gone) {
      return ExitCode.USAGE; // nobody left to tell
    }
  }

  private int report(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof EvalException known) {
        return report(known);
      }
      if (cause instanceof OutputException output) {
        return report(output);
      }
    }
    if (failure instanceof OutOfMemoryError) {
      console.error("out of memory; give it more with APIEVAL_JAVA_OPTS=-Xmx4g");
    } else {
      reportDefect(failure.toString());
    }
    return ExitCode.FAILED;
  }

  private int report(EvalException failure) {
    switch (failure.code()) {
      case USER -> {
        console.error(failure.getMessage());
        return ExitCode.USAGE;
      }
      case PROVIDER -> console.error(failure.getMessage());
      case INTERNAL -> reportDefect(failure.getMessage());
    }
    return ExitCode.FAILED;
  }

  private int report(OutputException failure) {
    if (failure.readerHasGone()) {
      return ExitCode.OK;
    }
    console.error("cannot write the output: " + failure.getMessage());
    return ExitCode.USAGE;
  }

  private void reportDefect(String what) {
    console.error("this is a defect of apieval: " + what);
    if (!verbose) {
      console.note("Add --verbose to see where it happened, and please report it.");
    }
  }

  private static String describe(ParameterException problem) {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return lowerFirst(problem.getMessage());
    }
    CommandSpec command = problem.getCommandLine().getCommandSpec();
    String wrong = unmatched.getUnmatched().get(0); // the rest may be right behind it
    if (unmatched.isUnknownOption()) {
      return "unknown option " + wrong + Suggestion.hint(wrong, command.optionsMap().keySet());
    }
    return command.subcommands().isEmpty()
        ? "unexpected argument " + wrong
        : "unknown command " + wrong + Suggestion.hint(wrong, command.subcommands().keySet());
  }

  private static String lowerFirst(String sentence) {
    return sentence.isEmpty()
        ? ""
        : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval calls}: what the program sees in a text. */
@Command(
    name = "calls",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Lists the Python calls in texts.",
      "",
      "A file named *.py is read as Python source. Any other text is read as a model's answer:"
          + " the calls are those in the part of it where the answer's call is looked for. Calls"
          + " that Python would refuse are noted on standard error.",
      "",
      "Lines count from 1, columns from 0 in characters, as in Python's ast module."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval calls answer.txt",
      "  echo \"torch.hub.load('a/b', 'c')\" | apieval calls -",
      "  apieval calls --json src/*.py",
      "",
      "With --json, one object a line: file, line, column, callee (null where the function is not"
          + " a dotted name), arguments (name, null if passed by position; value, its source text;"
          + " string, the decoded text of a string constant) and truncated (the call's end was"
          + " missing)."
    })
final class CallsCommand implements Callable<Integer> {

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|-",
      description = "Files to read; - is standard input.")
  private List<String> files = new ArrayList<>();

  private final Console console;
  private final CallReader reader;

  @Inject
  CallsCommand(Console console, CallReader reader) {
    this.console = console;
    this.reader = reader;
  }

  @Override
  public Integer call() {
    CallWriter writer = json ? new CallJson(console.out()) : new CallListing(console.out());
    int code = ExitCode.OK;
    for (String file : files) {
      try {
        CallReader.FileCalls found = reader.read(file);
        found.calls().forEach(call -> show(call, writer));
        found.failure().ifPresent(message -> console.note(recorded(file, message)));
      } catch (EvalException failure) { // the other files can still be read
        console.error(failure.getMessage());
        code = ExitCode.USAGE;
      }
    }
    return code;
  }

  private static String recorded(String file, String message) {
    return "%s: not an answer, but a recorded error: %s".formatted(file, message);
  }

  private void show(FoundCall call, CallWriter writer) {
    if (call.found().problem().isEmpty()) {
      writer.write(call);
    } else {
      console.note(
          "%s: unreadable call %s(...): %s"
              .formatted(call.position(), call.shortCallee(), call.found().problem().get()));
    }
  }
}

package org.apieval.app;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apieval.api.call.Argument;
import org.apieval.core.Printable;
import org.apieval.core.python.SourceCall;

/** Shows calls to people: position, function and arguments, one call a line. */
final class CallListing implements CallWriter {

  private static final int LONGEST_VALUE = 60;

  private final Output out;

  CallListing(Output out) {
    this.out = out;
  }

  @Override
  public void write(FoundCall call) {
    out.line(
        "%s  %s(%s)%s"
            .formatted(
                Printable.text(call.position()),
                call.shortCallee(),
                arguments(call.found()),
                call.found().truncated() ? "  (its end is missing)" : ""));
  }

  private static String arguments(SourceCall found) {
    List<Argument> arguments = found.call().arguments();
    return IntStream.range(0, arguments.size())
        .mapToObj(index -> argument(arguments.get(index), found.values().get(index)))
        .collect(Collectors.joining(", "));
  }

  private static String argument(Argument argument, String value) {
    String oneLine = value.strip().replaceAll("\\s*\\R\\s*", " ");
    return argument.marker() + Printable.text(oneLine, LONGEST_VALUE);
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.ask.BatchRequests;
import org.apieval.core.ask.Item;

/** Writes requests to a file, for a service that answers them later. */
final class BatchFile {

  private final Console console;

  BatchFile(Console console) {
    this.console = console;
  }

  /**
   * Writes the requests of one combination.
   *
   * @throws EvalException USER if there are several, or the file cannot be written
   */
  void write(Path file, List<Combination> combinations) {
    if (combinations.size() != 1) {
      throw EvalException.user(
          "a batch file holds one run, and this is %d: name one hub, model, retriever and prompt"
              .formatted(combinations.size()));
    }
    Combination one = combinations.get(0);
    String model = one.model().substring(one.model().indexOf(':') + 1);
    new OutputFile(file).write(out -> BatchRequests.write(items(one).iterator(), model, out));
    console.note(
        "%d requests are in %s"
            .formatted(one.run().size(one.questions()), Printable.text(file.toString())));
  }

  private static Stream<Item> items(Combination one) {
    return one.questions().stream()
        .flatMap(
            question ->
                IntStream.range(0, one.run().repeats())
                    .mapToObj(
                        repeat -> one.run().item(new Item.Key(question.id(), repeat), question)));
  }
}

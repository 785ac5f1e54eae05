package org.apieval.app;

import java.math.RoundingMode;
import java.util.List;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.Printable;
import org.apieval.core.ask.Item;
import org.apieval.core.ask.Prices;

/** Shows what would be asked, and how much it is, without asking. */
final class DryRun {

  /** What a token of English text has, roughly. */
  private static final int CHARACTERS_PER_TOKEN = 4;

  private final Output out;
  private final Prices prices;

  DryRun(Output out, Prices prices) {
    this.out = out;
    this.prices = prices;
  }

  /** Shows every combination. */
  void show(List<Combination> combinations) {
    combinations.forEach(this::show);
    out.flush();
  }

  private void show(Combination one) {
    long characters = 0;
    for (Question question : one.questions()) {
      for (ModelRequest.Message message : item(one, question).request().messages()) {
        characters += message.text().length();
      }
    }
    int repeats = one.run().repeats();
    long tokens = characters * repeats / CHARACTERS_PER_TOKEN;
    String cost =
        prices
            .cost(one.model(), tokens, 0)
            .map(value -> ", " + value.setScale(4, RoundingMode.HALF_UP) + " without the answers")
            .orElse("");
    out.line(
        "%s %s: %d %s, about %d tokens%s"
            .formatted(
                Printable.text(one.benchmark().hub().id()),
                Printable.text(one.label()),
                one.run().size(one.questions()),
                one.run().size(one.questions()) == 1 ? "request" : "requests",
                tokens,
                cost));
    one.questions().stream()
        .findFirst()
        .ifPresent(
            question -> item(one, question).request().messages().forEach(message -> show(message)));
    out.line("");
  }

  private void show(ModelRequest.Message message) {
    message.text().lines().forEach(line -> out.line("  | " + Printable.text(line)));
  }

  private static Item item(Combination one, Question question) {
    return one.run().item(new Item.Key(question.id(), 0), question);
  }
}

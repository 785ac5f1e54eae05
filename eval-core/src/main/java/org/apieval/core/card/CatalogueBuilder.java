package org.apieval.core.card;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.ask.Item;
import org.jspecify.annotations.Nullable;

/**
 * Builds a catalogue from cards: says what to ask about each, and makes records of the answers or
 * of the cards alone. Thread-safe as far as the hub is.
 */
public final class CatalogueBuilder {

  private final RecordCheck check;
  private final ReducedRecord reduced;
  private final CardPrompt prompt;
  private final ModelAnswer reader = new ModelAnswer();

  /**
   * A builder for a hub.
   *
   * @param example an entry of the hub that models are shown as an example; empty for none
   */
  public CatalogueBuilder(HubRules hub, Optional<ApiRecord> example) {
    this.check = new RecordCheck(hub);
    this.reduced = new ReducedRecord(hub);
    this.prompt = new CardPrompt(hub.id(), example);
  }

  /** What to ask a model about a card; the card's name is the id. */
  public Item item(Card card, ModelRequest.Sampling sampling) {
    ModelRequest.Message message =
        new ModelRequest.Message(ModelRequest.Role.USER, prompt.text(card));
    return new Item(
        new Item.Key(card.name(), 0),
        new Question(card.name(), card.text(), "", ""),
        List.of(),
        new ModelRequest(List.of(message), sampling));
  }

  /**
   * Makes a catalogue of what a model answered.
   *
   * @param answers by card name; cards without one are left out
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails
   */
  public BuiltCatalogue fromAnswers(List<Card> cards, Map<String, String> answers) {
    Building building = new Building();
    for (Card card : cards) {
      String answer = answers.get(card.name());
      if (answer != null) {
        Optional<Map<String, @Nullable Object>> object =
            reader.object(answer, RecordField.API_CALL.key());
        if (object.isPresent()) {
          building.add(card, object.get(), Optional.of(answer));
        } else {
          building.refuse(
              card, "no JSON object with an api_call in the answer", Optional.of(answer));
        }
      }
    }
    return building.built();
  }

  /**
   * Makes a reduced catalogue of the cards alone: of their metadata, and their code.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails
   */
  public BuiltCatalogue fromCards(List<Card> cards) {
    Building building = new Building();
    cards.forEach(card -> building.add(card, reduced.of(card), Optional.empty()));
    return building.built();
  }

  /** A catalogue that grows card by card. */
  private final class Building {

    private final List<ApiRecord> records = new ArrayList<>();
    private final List<BuiltCatalogue.Rejected> rejected = new ArrayList<>();
    private final Map<ApiKey, String> cardOf = new HashMap<>();

    void add(Card card, Map<String, @Nullable Object> object, Optional<String> answer) {
      RecordCheck.Outcome outcome = check.check(object, card);
      if (outcome.problem().isPresent()) {
        refuse(card, outcome.problem().get(), answer);
        return;
      }
      String first = cardOf.putIfAbsent(outcome.key().orElseThrow(), card.name());
      if (first != null) {
        refuse(card, "it is the API of the card " + first + " again", answer);
        return;
      }
      ApiRecord record = outcome.record().orElseThrow();
      records.add(
          new ApiRecord(records.size(), record.domain(), record.apiCall(), record.fields()));
    }

    void refuse(Card card, String reason, Optional<String> answer) {
      rejected.add(new BuiltCatalogue.Rejected(card.name(), reason, answer));
    }

    BuiltCatalogue built() {
      return new BuiltCatalogue(records, rejected);
    }
  }
}

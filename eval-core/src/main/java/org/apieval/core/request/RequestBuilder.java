package org.apieval.core.request;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.ask.Asked;
import org.apieval.core.ask.Item;
import org.apieval.core.match.ModelNames;
import org.apieval.core.match.ReferenceReader;

/**
 * Builds questions in rounds: each round asks for what is missing of a record and takes what is
 * good of the answers. The same answers always give the same questions. Used by one thread.
 */
public final class RequestBuilder {

  /** So many refused requests are shown to the model, the latest. */
  private static final int MOST_SHOWN = 5;

  private final List<Progress> all = new ArrayList<>();
  private final RequestCheck check = new RequestCheck();
  private final RequestTexts texts = new RequestTexts();
  private final ExampleRequests examples;
  private final long seed;
  private final int perApi;
  private int round = -1;

  /** A record and its requests so far. */
  private record Progress(
      ApiRecord record, NamedApi api, List<String> requests, List<Refused> refused) {

    String id() {
      return Integer.toString(record.line() + 1);
    }
  }

  /**
   * A builder for a catalogue.
   *
   * @param seed draws the examples
   * @param perApi how many requests a record gets, 1 and up
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails
   */
  public RequestBuilder(
      HubRules hub, List<ApiRecord> catalogue, ExampleRequests examples, long seed, int perApi) {
    this.examples = examples;
    this.seed = seed;
    this.perApi = perApi;
    ReferenceReader references = new ReferenceReader(hub);
    ModelNames names = new ModelNames(catalogue.stream().map(ApiRecord::domain).toList());
    for (ApiRecord record : catalogue) {
      NamedApi api = NamedApi.of(references.read(record), names);
      all.add(new Progress(record, api, new ArrayList<>(), new ArrayList<>()));
    }
  }

  /** Begins the next round: what to ask, an item for each record that lacks requests. */
  public List<Item> nextRound(ModelRequest.Sampling sampling) {
    round++;
    return all.stream()
        .filter(one -> one.requests().size() < perApi)
        .map(one -> item(one, sampling))
        .toList();
  }

  private Item item(Progress one, ModelRequest.Sampling sampling) {
    List<Refused> latest =
        one.refused().subList(Math.max(0, one.refused().size() - MOST_SHOWN), one.refused().size());
    String prompt =
        RequestPrompt.text(
            one.record(),
            examples.draw(seed, one.record().apiCall()),
            perApi - one.requests().size(),
            one.requests(),
            latest);
    return new Item(
        new Item.Key(one.id(), round),
        new Question(one.id(), prompt, one.record().domain(), one.record().apiCall()),
        List.of(),
        new ModelRequest(
            List.of(new ModelRequest.Message(ModelRequest.Role.USER, prompt)), sampling));
  }

  /** Takes what is good of the answers of this round; their order does not matter. */
  public void take(List<Asked> answers) {
    Map<String, String> byId = new HashMap<>();
    answers.forEach(asked -> byId.put(asked.key().questionId(), asked.response().text()));
    for (Progress one : all) {
      String answer = byId.get(one.id());
      if (answer != null) {
        take(one, answer);
      }
    }
  }

  private void take(Progress one, String answer) {
    List<String> found = texts.in(answer);
    if (found.isEmpty()) {
      one.refused().add(new Refused(one.record(), round, answer, "the answer lists no requests"));
    }
    for (String request : found) {
      if (one.requests().size() < perApi) {
        check
            .problem(request, one.api())
            .ifPresentOrElse(
                reason -> one.refused().add(new Refused(one.record(), round, request, reason)),
                () -> one.requests().add(request));
      }
    }
  }

  /** What there is by now. */
  public BuiltRequests built() {
    return new BuiltRequests(
        all.stream()
            .flatMap(
                one ->
                    one.requests().stream()
                        .map(text -> new BuiltRequests.Request(one.record(), text)))
            .toList(),
        all.stream().flatMap(one -> one.refused().stream()).toList(),
        all.stream()
            .filter(one -> one.requests().size() < perApi)
            .map(one -> new BuiltRequests.Shortfall(one.record(), perApi - one.requests().size()))
            .toList());
  }
}

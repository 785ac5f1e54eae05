package org.apieval.core.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;
import org.apieval.core.ask.Asked;
import org.apieval.core.ask.Item;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;

class RequestBuilderTest {

  private static final ExampleRequests EXAMPLES =
      new ExampleRequests(
          IntStream.range(0, 6)
              .mapToObj(id -> new Question("" + id, "example " + id, "D", "f(" + id + ")"))
              .toList());

  private static final List<ApiRecord> CATALOGUE =
      List.of(
          record(0, "zoo.load('zoo/cats', 'lion-large')"),
          record(1, "zoo.load('zoo/dogs', 'pug50')"));

  @Test
  void goodRequestsAreTakenUpToTheNumberWanted() {
    RequestBuilder builder = builder(2);
    List<Item> items = builder.nextRound(Sampling.defaults());
    builder.take(
        List.of(
            asked(
                items.get(0),
                "[\"Show me where the big cat sleeps\", \"How loud is it in the yard?\", \"A third one is too many\"]"),
            asked(
                items.get(1),
                "1. \"Which dog breed is on this photo?\"\n2) Name my neighbour's little dog\n")));

    BuiltRequests built = builder.built();

    assertThat(built.requests())
        .extracting(BuiltRequests.Request::text)
        .containsExactly(
            "Show me where the big cat sleeps",
            "How loud is it in the yard?",
            "Which dog breed is on this photo?",
            "Name my neighbour's little dog");
    assertThat(built.refused()).isEmpty();
    assertThat(built.shortfalls()).isEmpty();
    assertThat(builder.nextRound(Sampling.defaults())).isEmpty();
  }

  @Test
  void whatIsRefusedIsAskedForAgainWithTheReason() {
    RequestBuilder builder = builder(2);
    List<Item> items = builder.nextRound(Sampling.defaults());
    builder.take(
        List.of(
            asked(
                items.get(0),
                "[{\"request\": \"Show me where the big cat sleeps\"}, {\"text\": \"Load the pug 50, or the Lion Large model\"}]"),
            asked(items.get(1), "I will not do that.")));

    List<Item> again = builder.nextRound(Sampling.defaults());

    assertThat(again)
        .extracting(Item::key)
        .containsExactly(new Item.Key("1", 1), new Item.Key("2", 1));
    assertThat(again.get(0).prompt())
        .contains(
            "Write 1 requests",
            "These are there already; write others:\n- Show me where the big cat sleeps\n",
            "- Load the pug 50, or the Lion Large model (it names the API: lion-large)\n");
    assertThat(builder.built().shortfalls())
        .extracting(BuiltRequests.Shortfall::missing)
        .containsExactly(1, 2);
    assertThat(builder.built().refused())
        .extracting(Refused::reason)
        .containsExactly("it names the API: lion-large", "the answer lists no requests");
  }

  @Test
  void noRequestRepeatsOneOfAnyRecord() {
    RequestBuilder builder = builder(2);
    List<Item> items = builder.nextRound(Sampling.defaults());
    List<Asked> answers =
        List.of(
            asked(
                items.get(0),
                "[\"Count the animals on this picture of a farm\", \"Count the animals on the pictures of the farm\"]"),
            asked(items.get(1), "[\"Please count the animals on this picture of a farm\"]"));
    builder.take(answers);
    RequestBuilder other = builder(2);
    other.nextRound(Sampling.defaults());
    List<Asked> reversed = new ArrayList<>(answers);
    Collections.reverse(reversed);
    other.take(reversed);

    assertThat(builder.built().requests())
        .extracting(BuiltRequests.Request::text)
        .containsExactly("Count the animals on this picture of a farm");
    assertThat(builder.built().refused())
        .extracting(Refused::reason)
        .containsOnly("it repeats another one: Count the animals on this picture of a farm");
    assertThat(other.built()).isEqualTo(builder.built());
  }

  @Test
  void textsThatAreNoRequestsAreRefused() {
    RequestBuilder builder = builder(3);
    List<Item> items = builder.nextRound(Sampling.defaults());
    builder.take(
        List.of(
            asked(
                items.get(0),
                "[\"Too short\", \"Give me ###Output: now please\", \""
                    + "very ".repeat(300)
                    + "long\"]")));

    assertThat(builder.built().refused())
        .extracting(Refused::reason)
        .containsExactly(
            "it has fewer than 4 words",
            "it has marks of prompts or code in it",
            "it is longer than 1000 characters");
  }

  @Test
  void theSeedDrawsThreeExamplesForEachRecord() {
    String one = builder(1).nextRound(Sampling.defaults()).get(0).prompt();

    assertThat(one.lines().filter(line -> line.startsWith("Request: example"))).hasSize(3);
    assertThat(builder(1).nextRound(Sampling.defaults()).get(0).prompt()).isEqualTo(one);
    assertThat(IntStream.range(0, 20).mapToObj(seed -> EXAMPLES.draw(seed, "x")).distinct().count())
        .isGreaterThan(5);
    assertThatThrownBy(() -> new ExampleRequests(EXAMPLES.all().subList(0, 2)))
        .isInstanceOf(EvalException.class)
        .hasMessage("a prompt shows 3 example requests, and there are only 2");
  }

  @Test
  void questionsAreWrittenAsPublished() {
    ApiRecord record =
        new ApiRecord(
            0,
            "Cats",
            "zoo.load('a', 'b')",
            Map.of("framework", "Zoo", "description", "Good.", "example_code", List.of("x", "y")));

    assertThat(PublishedQuestion.line(new BuiltRequests.Request(record, "Which \"cat\"?")))
        .startsWith(
            "{\"code\": \"###Instruction: Which \\\"cat\\\"?\\n###Output: <<<domain>>>: Cats,"
                + " <<<api_call>>>: zoo.load('a', 'b'), <<<api_provider>>>: Zoo, <<<explanation>>>: Good.,"
                + " <<<code>>>: x\\ny\", \"api_call\": \"zoo.load('a', 'b')\", \"provider\": \"Zoo\","
                + " \"api_data\": {");
  }

  private static RequestBuilder builder(int perApi) {
    return new RequestBuilder(new ZooHub(), CATALOGUE, EXAMPLES, 0, perApi);
  }

  private static ApiRecord record(int line, String call) {
    return new ApiRecord(line, "Animals", call, Map.of("domain", "Animals", "api_call", call));
  }

  private static Asked asked(Item item, String text) {
    return new Asked(
        item.key(),
        item.prompt(),
        List.of(),
        new ModelResponse(
            text,
            OptionalInt.empty(),
            OptionalInt.empty(),
            Duration.ZERO,
            ModelResponse.FinishReason.STOP));
  }
}

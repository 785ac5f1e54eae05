package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.retrieval.Retriever;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The fakes keep the contracts that they stand in for; that of the hub is in {@code WrongHubs}. */
class FakesTest {

  @Nested
  class AModel extends ModelAdapterContract {

    @Override
    protected ModelAdapter.Factory factory() {
      return FakeModel.answering("fake", question -> "re: " + question);
    }

    @Override
    protected String model() {
      return "";
    }

    @Override
    protected Map<String, String> settings() {
      return Map.of();
    }

    @Override
    protected String answerTo(String question) {
      return "re: " + question;
    }
  }

  @Test
  void aModelRemembersWhatItWasAsked() throws Exception {
    FakeModel model = FakeModel.answering("fake", question -> "yes");

    model.create("", Map.of()).ask(ModelAdapterContract.request("one"));
    model.create("", Map.of()).ask(ModelAdapterContract.request("two"));

    assertThat(model.asked())
        .containsExactly(ModelAdapterContract.request("one"), ModelAdapterContract.request("two"));
  }

  @Test
  void aModelFailsAsItIsTold() {
    FakeModel model = FakeModel.failing("fake", ModelFailure.Kind.TIMEOUT);

    assertThatThrownBy(() -> model.create("", Map.of()).ask(ModelAdapterContract.request("one")))
        .isInstanceOfSatisfying(
            ModelFailure.class,
            failure -> assertThat(failure.kind()).isEqualTo(ModelFailure.Kind.TIMEOUT));
  }

  @Test
  void aRetrieverCountsWords() {
    ApiRecord cat = new ApiRecord(0, "Cats", "f()", Map.of("text", "a big cat"));
    ApiRecord dog = new ApiRecord(1, "Dogs", "g()", Map.of("text", "a big dog"));

    Retriever retriever = new FakeRetriever("fake").create(List.of(cat, dog), Map.of());

    assertThat(retriever.retrieve("Which dog?", 2))
        .extracting(Retriever.ScoredDocument::document)
        .containsExactly(dog, cat);
    assertThat(retriever.retrieve("big", 1))
        .extracting(Retriever.ScoredDocument::document)
        .containsExactly(cat);
  }
}

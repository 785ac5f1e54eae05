package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachedResponderTest {

  @TempDir private Path folder;

  private final AtomicInteger requests = new AtomicInteger();
  private final Responder counting =
      item -> AskerTest.answer("answer " + requests.incrementAndGet());

  @Test
  void theSameRequestIsAskedOnceEvenInAnotherRun() throws Exception {
    assertThat(cached("m").respond(item("a", 0, 0)).text()).isEqualTo("answer 1");
    assertThat(cached("m").respond(item("a", 0, 0))).isEqualTo(AskerTest.answer("answer 1"));
    assertThat(requests).hasValue(1);
  }

  @Test
  void modelPromptSettingsAndRepeatTellRequestsApart() throws Exception {
    cached("m").respond(item("a", 0, 0));
    cached("n").respond(item("a", 0, 0));
    cached("m").respond(item("b", 0, 0));
    cached("m").respond(item("a", 1, 0));
    cached("m").respond(item("a", 0, 1));

    assertThat(requests).hasValue(5);
  }

  @Test
  void aBrokenFileCountsAsNone() throws Exception {
    cached("m").respond(item("a", 0, 0));
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.writeString(file, "{\"que");
      }
    }

    assertThat(cached("m").respond(item("a", 0, 0)).text()).isEqualTo("answer 2");
    assertThat(cached("m").respond(item("a", 0, 0)).text()).isEqualTo("answer 2");
  }

  private Responder cached(String model) {
    return Responders.cached(counting, model, folder);
  }

  private static Item item(String text, int repeat, double temperature) {
    return new Item(
        new Item.Key("1", repeat),
        new Question("1", "?", "D", "f()"),
        List.of(),
        new ModelRequest(
            List.of(new ModelRequest.Message(ModelRequest.Role.USER, text)),
            new ModelRequest.Sampling(
                OptionalDouble.of(temperature),
                OptionalInt.empty(),
                OptionalLong.empty(),
                Optional.empty())));
  }
}

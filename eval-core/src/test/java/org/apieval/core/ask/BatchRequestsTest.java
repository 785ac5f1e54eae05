package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest;
import org.junit.jupiter.api.Test;

class BatchRequestsTest {

  @Test
  void aRequestIsALineWithAllThatIsSet() throws IOException {
    ModelRequest.Sampling sampling =
        new ModelRequest.Sampling(
            OptionalDouble.of(0), OptionalInt.of(9), OptionalLong.of(7), Optional.of("###"));

    assertThat(write(item(1, sampling)))
        .isEqualTo(
            "{\"custom_id\":\"57#1\",\"method\":\"POST\",\"url\":\"/v1/chat/completions\",\"body\":"
                + "{\"model\":\"small\",\"messages\":[{\"role\":\"system\",\"content\":\"Brief.\"},"
                + "{\"role\":\"user\",\"content\":\"A \\\"car\\\"?\"}],\"temperature\":0.0,"
                + "\"max_tokens\":9,\"seed\":7,\"stop\":\"###\"}}\n");
  }

  @Test
  void whatIsNotSetIsLeftToTheServer() throws IOException {
    assertThat(write(item(0, ModelRequest.Sampling.defaults())))
        .startsWith("{\"custom_id\":\"57\",")
        .endsWith("}]}}\n");
  }

  private static String write(Item item) throws IOException {
    StringWriter out = new StringWriter();
    BatchRequests.write(List.of(item).iterator(), "small", out);
    return out.toString();
  }

  private static Item item(int repeat, ModelRequest.Sampling sampling) {
    List<ModelRequest.Message> messages =
        List.of(
            new ModelRequest.Message(ModelRequest.Role.SYSTEM, "Brief."),
            new ModelRequest.Message(ModelRequest.Role.USER, "A \"car\"?"));
    return new Item(
        new Item.Key("57", repeat),
        new Question("57", "?", "D", "f()"),
        List.of(),
        new ModelRequest(messages, sampling));
  }
}

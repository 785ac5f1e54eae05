package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.report.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChatFormatTest {

  private final ObjectMapper json = new ObjectMapper();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "openai | {\"messages\":[{\"role\":\"user\",\"content\":\"a \\\"b\\\"\"},"
            + "{\"role\":\"assistant\",\"content\":\"f('c')\"}]}",
        "sharegpt | {\"conversations\":[{\"from\":\"human\",\"value\":\"a \\\"b\\\"\"},"
            + "{\"from\":\"gpt\",\"value\":\"f('c')\"}]}",
        "paper | {\"user\":\"a \\\"b\\\"\",\"agent\":\"f('c')\"}",
        "prompt-completion | {\"prompt\":[{\"role\":\"user\",\"content\":\"a \\\"b\\\"\"}],"
            + "\"completion\":[{\"role\":\"assistant\",\"content\":\"f('c')\"}]}"
      })
  void anExampleIsALineOfItsForm(String format, String line) throws IOException {
    assertThat(written(ChatFormat.of(format), "a \"b\"", "f('c')")).isEqualTo(line + "\n");
  }

  @Property
  void noTextBreaksTheLineOrIsLost(
      @ForAll ChatFormat format, @ForAll String user, @ForAll String agent) throws IOException {
    String line = written(format, user, agent);

    assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
    JsonNode read = json.readTree(line);
    assertThat(text(read, 0)).isEqualTo(user);
    assertThat(text(read, 1)).isEqualTo(agent);
  }

  /** The first or second text that is not a role. */
  private static String text(JsonNode node, int which) {
    return node.findParents("content").isEmpty()
        ? node.findParents("value").isEmpty()
            ? node.get(which == 0 ? "user" : "agent").asText()
            : node.findValuesAsText("value").get(which)
        : node.findValuesAsText("content").get(which);
  }

  private static String written(ChatFormat format, String user, String agent) throws IOException {
    StringWriter out = new StringWriter();
    try (JsonGenerator lines = Json.lines(out)) {
      format.write(lines, new TrainingExample("zoo", "1", user, agent, 0));
    }
    return out.toString();
  }
}

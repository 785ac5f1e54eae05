package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.api.Test;

class DocumentTextTest {

  @Test
  void rowIsWrittenOnOneLineInAscii() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("b", Arrays.asList(1, null, 2.0, true, List.of(), Map.of()));
    fields.put("a", Map.of("é\n", "\"x\""));

    assertThat(DocumentText.of(new ApiRecord(0, "d", "c", fields)))
        .isEqualTo("{\"b\": [1, null, 2.0, true, [], {}], \"a\": {\"\\u00e9\\n\": \"\\\"x\\\"\"}}");
  }

  @Test
  void numberThatJsonDoesNotHaveIsAString() {
    assertThat(DocumentText.of(new ApiRecord(0, "d", "c", Map.of("a", Double.NaN))))
        .isEqualTo("{\"a\": \"NaN\"}");
  }

  @Test
  void promptHoldsTheQuestionThePhraseAndTheDocumentsOneALine() throws Exception {
    List<ApiRecord> found = Catalogues.described("one", "two");
    StringWriter out = new StringWriter();

    PromptLines.write(
        List.of(
            new Ranking(Catalogues.question("Find a dog.", "Zoo", "zoo.load('a0')"), found),
            new Ranking(Catalogues.question("Find none.", "Zoo", "zoo.load('a0')"), List.of())),
        out);

    assertThat(out.toString().lines())
        .containsExactly(
            "{\"question_id\":7,\"text\":\"Find a dog.\\n Use this API documentation for reference: "
                + "{\\\"domain\\\": \\\"Zoo\\\", \\\"api_call\\\": \\\"zoo.load('a0')\\\", "
                + "\\\"description\\\": \\\"one\\\"}\\n"
                + "{\\\"domain\\\": \\\"Zoo\\\", \\\"api_call\\\": \\\"zoo.load('a1')\\\", "
                + "\\\"description\\\": \\\"two\\\"}\",\"category\":\"generic\"}",
            "{\"question_id\":7,\"text\":\"Find none.\",\"category\":\"generic\"}");
  }
}

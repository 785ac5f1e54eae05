package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.apieval.core.EvalException;

/** Whatever stands in a file, reading ends with lines or with one message for the user. */
class VerdictReaderFuzzTest {

  private static Path file;

  @BeforeContainer
  static void makeFile() throws IOException {
    file = Files.createTempFile("verdicts", ".jsonl");
  }

  @AfterContainer
  static void deleteFile() throws IOException {
    Files.delete(file);
  }

  @Property(tries = 500)
  void anyBytesAreLinesOrAMessage(@ForAll byte[] bytes) throws IOException {
    assertReads(bytes);
  }

  @Property(tries = 2000)
  void anyValueInAnyFieldIsALineOrAMessage(@ForAll("objects") String text) throws IOException {
    assertReads(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 1000)
  void anySpoiltFileIsLinesOrAMessage(
      @ForAll("objects") String text, @ForAll int place, @ForAll byte spoilt) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    bytes[Math.floorMod(place, bytes.length)] = spoilt;
    assertReads(bytes);
  }

  private static void assertReads(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    try {
      Results results = Results.read(file.toString());
      assertThat(results.files()).isNotEmpty();
    } catch (EvalException e) {
      assertThat(e.code()).isEqualTo(EvalException.Code.USER);
      assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\u001b");
    }
  }

  @Provide
  Arbitrary<String> objects() {
    Arbitrary<String> field =
        Arbitraries.of(
            "answers",
            "line",
            "hub",
            "question_id",
            "scorer",
            "verdict",
            "kind",
            "matched",
            "exact",
            "resolved",
            "request",
            "answer",
            "span",
            "reference",
            "arguments",
            "documents",
            "x");
    Arbitrary<String> value =
        Arbitraries.of(
            "null",
            "true",
            "0",
            "-1",
            "1.5",
            "1e400",
            "99999999999",
            "\"\"",
            "\"a\"",
            "\"ast\"",
            "\"correct\"",
            "\"\\ud800\"",
            "\"\\u001b[31m\"",
            "[]",
            "[1]",
            "[1,2]",
            "[2,1]",
            "[null]",
            "[\"a\"]",
            "[[]]",
            "{}",
            "[{}]",
            "{\"line\":1}",
            "{\"line\":-1}",
            "[{\"name\":\"a\"}]",
            "[{\"name\":1}]",
            "[{\"text\":null,\"gold\":true}]");
    Arbitrary<String> fields =
        Combinators.combine(field, value)
            .as((name, json) -> "\"" + name + "\":" + json)
            .list()
            .ofMaxSize(4)
            .map(list -> String.join("", list.stream().map(one -> "," + one).toList()));
    return fields
        .map(more -> "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\"" + more + "}\n")
        .list()
        .ofMinSize(1)
        .ofMaxSize(3)
        .map(lines -> String.join("", lines));
  }
}

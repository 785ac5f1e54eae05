package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class RecordsTest {

  private static Records read(String... lines) {
    return Records.of(new SourceText("f.json", String.join("\n", lines), OptionalInt.empty()));
  }

  /** {@code line:a=1}, or {@code line:!} for a record that cannot be read. */
  private static List<String> shown(Records records) {
    return IntStream.range(0, records.entries().size())
        .mapToObj(
            i ->
                records.lines().get(i)
                    + ":"
                    + (records.entries().get(i) instanceof JsonRows.Good good
                        ? good.row().fields()
                        : "!"))
        .toList();
  }

  @Test
  void linesAreRecords() {
    Records records = read("{\"a\": 1}", "", "no", "{\"a\": 2}");

    assertThat(shown(records)).containsExactly("0:{a=1}", "2:!", "3:{a=2}");
    assertThat(records.flaw()).isEmpty();
  }

  @Test
  void recordsOfAnArrayHaveTheLineTheyBeginOn() {
    Records records = read("[", "  {", "    \"a\": 1}, {\"a\": 2},", "  {\"a\": {\"b\": 3}}", "]");

    assertThat(shown(records)).containsExactly("1:{a=1}", "2:{a=2}", "3:{a={b=3}}");
    assertThat(records.entries()).extracting(JsonRows.Entry::line).containsExactly(0, 1, 2);
    assertThat(records.flaw()).isEmpty();
  }

  @Test
  void commasTooManyAndTooFewCostNothing() {
    Records records = read("[{\"a\": [1,],},", " {\"a\": 2}", " {\"a\": 3},", "]");

    assertThat(shown(records)).containsExactly("0:{a=[1]}", "1:{a=2}", "2:{a=3}");
    assertThat(records.flaw())
        .hasValueSatisfying(
            flaw ->
                assertThat(flaw.toString())
                    .startsWith("f.json:1: broken JSON at column 11: ")
                    .endsWith("; the records of this file are read one by one"));
  }

  @Test
  void brokenRecordCostsOnlyItself() {
    Records records =
        read("[", "{\"a\": \"lost quote, {", "  \"b\": 1},", "{\"a\": \"}\\\"{\"},", "{\"a\" 2}]");

    assertThat(shown(records)).containsExactly("1:!", "3:{a=}\"{}", "4:!");
    assertThat(((JsonRows.Broken) records.entries().get(2)).message())
        .startsWith("broken JSON at line 5, column ");
  }

  @Test
  void whatIsNoRecordInAnArrayIsTold() {
    assertThat(read("[", "3,", "{\"a\": 1}]").flaw())
        .hasValueSatisfying(
            flaw ->
                assertThat(flaw.toString())
                    .startsWith("f.json:2: expected a JSON object, not the number 3"));
  }

  @Test
  void objectsBehindEachOtherAreRecords() {
    assertThat(shown(read("{", "\"a\": 1}", "{", "\"a\": 2", "}")))
        .containsExactly("0:{a=1}", "2:{a=2}");
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("{", "}", "[", "]", "\"", "\\", ",", ":", "\n", "1", "\"a\": 1", "x", " ")
        .list()
        .ofMaxSize(40)
        .map(pieces -> String.join("", pieces));
  }

  @Property
  void anyTextGivesRecordsInOrder(@ForAll("texts") String text) {
    Records records = read(text);

    assertThat(records.lines()).hasSameSizeAs(records.entries()).isSorted();
    assertThat(records.lines())
        .allMatch(line -> line <= text.chars().filter(c -> c == '\n').count());
  }

  @Property
  void anyTextAtAllIsTaken(@ForAll String text) {
    assertThat(read(text).entries()).doesNotContainNull();
  }
}

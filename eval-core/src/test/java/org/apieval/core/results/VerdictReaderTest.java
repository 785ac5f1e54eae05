package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.EvalException;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerdictReaderTest {

  private static final String LEAST = "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\"}";

  @TempDir private Path folder;

  @Test
  void everyFieldIsRead() throws IOException {
    VerdictLine line =
        read("{\"answers\":\"a\",\"line\":4,\"hub\":\"h\",\"question_id\":57,\"scorer\":\"ast\","
                + "\"verdict\":\"wrong_api\",\"kind\":\"k\",\"source\":\"code\",\"call\":\"f(1)\","
                + "\"matched\":[2,7],\"gold_api\":true,\"exact\":true,\"nearest\":\"f(2)\","
                + "\"resolved\":[\"x\"],\"truncated\":true,\"ambiguous\":true,\"domain\":\"D\","
                + "\"domain_correct\":true,\"reason\":\"R\",\"constraint\":\"w\",\"constraint_met\":true,\"constraint_reason\":\"c\",\"request\":\"q\","
                + "\"expected_domain\":\"E\",\"gold_call\":\"g()\",\"answer\":\"say f(1)\","
                + "\"span\":[4,8],\"reference\":{\"line\":2,\"domain\":\"F\",\"api_call\":\"f(2)\"},"
                + "\"arguments\":[{\"name\":\"n\",\"answer\":\"1\",\"reference\":\"2\",\"gold\":null}],"
                + "\"documents\":[{\"domain\":\"F\",\"api_call\":null,\"domain_correct\":true,"
                + "\"gold\":true,\"text\":\"doc\"}]}")
            .get(0);

    assertThat(line)
        .isEqualTo(
            new VerdictLine(
                "h",
                "a",
                OptionalInt.of(4),
                "57",
                "ast",
                Verdict.WRONG_API,
                Optional.of("k"),
                Optional.of("code"),
                Optional.of("f(1)"),
                List.of(2, 7),
                true,
                true,
                Optional.of("f(2)"),
                List.of("x"),
                true,
                true,
                Optional.of("D"),
                true,
                "R",
                Optional.of(new JudgedConstraint("w", Optional.of(true), "c")),
                new AnswerData(
                    Optional.of("q"),
                    Optional.of("E"),
                    Optional.of("g()"),
                    Optional.of("say f(1)"),
                    List.of(
                        new RetrievedDocument(
                            Optional.of("F"), Optional.empty(), true, true, "doc"))),
                Optional.of(new TextSpan(4, 8)),
                Optional.of(new ReferenceEntry(2, "F", "f(2)")),
                List.of(
                    new ComparedPart("n", Optional.of("1"), Optional.of("2"), Optional.empty()))));
  }

  @Test
  void hubQuestionAndVerdictAreEnough() throws IOException {
    VerdictLine line = read(LEAST).get(0);

    assertThat(line.answers()).isEmpty();
    assertThat(line.line()).isEmpty();
    assertThat(line.scorer()).isEqualTo("ast");
    assertThat(line.kind()).isEmpty();
    assertThat(line.matched()).isEmpty();
    assertThat(line.exact()).isFalse();
    assertThat(line.data()).isEqualTo(AnswerData.NONE);
    assertThat(line.span()).isEmpty();
    assertThat(line.reference()).isEmpty();
    assertThat(line.arguments()).isEmpty();
  }

  @Test
  void nullStandsForWhatIsAbsentAndUnknownFieldsForNothing() throws IOException {
    assertThat(
            read(
                "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"kind\":null,\"line\":null,"
                    + "\"exact\":null,\"matched\":null,\"span\":null,\"reference\":null,"
                    + "\"documents\":null,\"later\":[{\"a\":[1]}]}"))
        .isEqualTo(read(LEAST));
  }

  @ParameterizedTest
  @CsvSource({
    "7, 7",
    "-3, -3",
    "\"q1\", q1",
    "\"007\", 007",
    "12345678901234567890123, 12345678901234567890123"
  })
  void idsAreTextsOrWholeNumbers(String json, String id) throws IOException {
    assertThat(read(LEAST.replace(":1,", ":" + json + ",")).get(0).questionId()).isEqualTo(id);
  }

  @Test
  void blankLinesAndAnyLineEndsAreFine() throws IOException {
    assertThat(read("\ufeff" + LEAST + "\r\n\n  \n" + LEAST)).hasSize(2);
    assertThat(read("")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"question_id\":1,\"verdict\":\"correct\"}|hub: it is missing",
        "{\"hub\":\"h\",\"verdict\":\"correct\"}|question_id: it is missing",
        "{\"hub\":\"h\",\"question_id\":1}|verdict: it is missing",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"corect\"}|verdict: there is no verdict \"corect\"; there is: correct, ",
        "{\"hub\":7,\"question_id\":1,\"verdict\":\"correct\"}|hub: expected a text",
        "{\"hub\":\"h\",\"question_id\":1.5,\"verdict\":\"correct\"}|question_id: expected",
        "{\"hub\":\"h\",\"question_id\":{},\"verdict\":\"correct\"}|question_id: expected",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":true}|verdict: ",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"line\":-1}|line: it is -1",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"line\":\"1\"}|line: ",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"line\":1.5}|line: expected a whole number",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"exact\":1}|exact: expected true or false",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"exact\":\"true\"}|exact: ",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"matched\":[null]}|matched",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"matched\":3}|matched: expected a list",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"reference\":{}}|reference.line: it is missing",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"documents\":[{\"gold\":3}]}|documents[0].gold: ",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"span\":[1]}|span: expected",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"span\":[3,2]}|span: expected",
        "{\"hub\":\"h\",\"question_id\":1,\"verdict\":\"correct\",\"answer\":\"ab\",\"span\":[1,3]}|span: expected",
        "null|expected an object",
      })
  void whatMakesNoSenseIsSaidWithItsPlace(String broken, String message) {
    assertBroken(LEAST + "\n\n" + broken + "\n", "verdicts.jsonl:3: " + message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"hub\":", "{\"hub\":\"h\"", "}", "7", "[]", "\"text\"", "nonsense"})
  void whatIsNoObjectIsSaidWithItsLine(String broken) {
    assertBroken(LEAST + "\n" + broken, "verdicts.jsonl:2: ");
  }

  @Test
  void controlCharactersOfTheFileDoNotReachTheMessage() {
    assertThatThrownBy(() -> read(LEAST.replace("correct", "\\u001b[31m\\u202e")))
        .hasMessageContaining("\\x1b[31m\\u202e");
  }

  @Test
  void bytesThatAreNoTextAreSaid() throws IOException {
    Path file = folder.resolve("verdicts.jsonl");
    byte[] bytes = LEAST.getBytes(StandardCharsets.UTF_8);
    bytes[8] = (byte) 0xff;
    Files.write(file, bytes);

    assertThatThrownBy(() -> VerdictReader.read(file, line -> {}))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("verdicts.jsonl:1: ");
  }

  private void assertBroken(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageContaining(message);
  }

  private List<VerdictLine> read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("verdicts.jsonl"), text);
    List<VerdictLine> lines = new ArrayList<>();
    VerdictReader.read(file, lines::add);
    return lines;
  }
}

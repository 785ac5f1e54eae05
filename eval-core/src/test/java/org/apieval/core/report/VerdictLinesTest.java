package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.answer.Section;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.match.Reference;
import org.apieval.core.python.Span;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.Comparison;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictLinesTest {

  private static final HubContext CONTEXT =
      new HubContext(
          new Benchmark(
              new ZooHub(),
              List.of(),
              Map.of("57", new Question("57", "Do it.", "D", "f('c')")),
              List.of(),
              List.of()),
          Optional.empty(),
          (file, answer) ->
              answer.questionId().equals("57")
                  ? List.of(
                      new GivenDocument(
                          Optional.of("D"), Optional.empty(), true, false, "a document"))
                  : List.of());

  private static final Comparison COMPARISON =
      new Comparison(
          Optional.of(new Span(2, 8)),
          Optional.of(ApiKey.of("f", ApiKey.Part.of("p", ApiKey.Role.MODEL, "a"))),
          Optional.of(
              new Reference(
                  new ApiRecord(7, "D", "f('b')", Map.of()),
                  Optional.empty(),
                  List.of(ApiKey.of("f")),
                  true)),
          Optional.empty());

  @Test
  void everyFieldIsThereInOrder() throws IOException {
    assertThat(lines(verdict("57", "f('a')")))
        .isEqualTo(
            "{\"answers\":\"a.jsonl\",\"line\":4,\"hub\":\"h\",\"question_id\":57,\"scorer\":\"ast\","
                + "\"verdict\":\"hallucination\",\"kind\":\"unknown_model\",\"source\":\"code\","
                + "\"call\":\"f('a')\",\"matched\":[2,7],\"gold_api\":true,\"exact\":false,"
                + "\"nearest\":\"f('b')\",\"resolved\":[\"x = 'a'\"],\"truncated\":true,"
                + "\"ambiguous\":false,\"domain\":\"D\",\"domain_correct\":true,"
                + "\"reason\":\"No such model.\",\"request\":\"Do it.\",\"expected_domain\":\"D\","
                + "\"gold_call\":\"f('c')\",\"answer\":\"x f('a')\",\"span\":[2,8],"
                + "\"reference\":{\"line\":7,\"domain\":\"D\",\"api_call\":\"f('b')\"},"
                + "\"arguments\":[{\"name\":\"function\",\"answer\":\"f\",\"reference\":\"f\",\"gold\":null},"
                + "{\"name\":\"p\",\"answer\":\"'a'\",\"reference\":null,\"gold\":null}],"
                + "\"documents\":[{\"domain\":\"D\",\"api_call\":null,\"domain_correct\":true,"
                + "\"gold\":false,\"text\":\"a document\"}]}\n");
  }

  @Test
  void anUnknownQuestionAndAnAnswerThatIsMissingAreNull() throws IOException {
    ScoredAnswer unscored =
        ScoredAnswer.labelled(
            new Answer(4, "58", Optional.empty()),
            Verdict.UNSCORED,
            Optional.empty(),
            List.of(),
            "No answer.");

    assertThat(lines(unscored))
        .endsWith(
            "\"request\":null,\"expected_domain\":null,\"gold_call\":null,\"answer\":null,"
                + "\"span\":null,\"reference\":null,\"arguments\":[],\"documents\":[]}\n");
  }

  @ParameterizedTest
  @CsvSource({"AST, 1", "OFFICIAL, 1", "AST:OFFICIAL, 1", "OFFICIAL:AST, 2"})
  void anAnswerIsToldOnceAndWithTheExactVerdictIfThereIsOne(String scorers, int told)
      throws IOException {
    String[] lines =
        lines(
                verdict("57", "f('a')"),
                Stream.of(scorers.split(":")).map(ScorerId::valueOf).toArray(ScorerId[]::new))
            .split("\n");

    for (int line = 0; line < lines.length; line++) {
      assertThat(lines[line].contains("\"request\":")).isEqualTo(line == told - 1);
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 7", "-3, -3", "0, 0", "007, \"007\"", "-0, \"-0\"", "q1, \"q1\"", "1.0, \"1.0\""})
  void onlyAnIdThatIsAnIntegerIsANumber(String id, String json) throws IOException {
    assertThat(lines(verdict(id, "f()"))).contains("\"question_id\":" + json + ",");
  }

  @Test
  void halfSurrogatePairsAreEscaped() throws IOException {
    assertThat(lines(verdict("1", "f('\ud800')"))).contains("f('\\uD800')");
  }

  @Property
  void anyTextComesBackFromValidUtf8OnOneLine(@ForAll String text) throws IOException {
    String line = lines(verdict("1", text + "\udc00"));

    assertThat(encodes(line)).isTrue();
    assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
    JsonNode read = new ObjectMapper().readTree(line);
    assertThat(read.get("call").textValue()).isEqualTo(text + "\udc00");
    assertThat(read.get("answer").textValue()).isEqualTo("x " + text + "\udc00");
  }

  private static boolean encodes(String text) {
    try {
      StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private static String lines(ScoredAnswer verdict) throws IOException {
    return lines(verdict, ScorerId.AST);
  }

  private static String lines(ScoredAnswer verdict, ScorerId... scorers) throws IOException {
    AnswerFile file = new AnswerFile("a.jsonl", List.of(verdict.answer()), List.of());
    StringWriter out = new StringWriter();
    VerdictLines.write(
        Stream.of(scorers)
            .map(scorer -> new ScoredFile("h", scorer, file, List.of(verdict)))
            .toList(),
        Map.of("h", CONTEXT),
        out);
    return out.toString();
  }

  private static ScoredAnswer verdict(String id, String call) {
    return new ScoredAnswer(
        new Answer(4, id, Optional.of("x " + call)),
        Verdict.HALLUCINATION,
        Optional.of(HallucinationKind.UNKNOWN_MODEL),
        Optional.of(Section.Source.CODE),
        Optional.of(call),
        List.of(2, 7),
        true,
        false,
        List.of("x = 'a'"),
        true,
        false,
        Optional.of("D"),
        true,
        "No such model.",
        COMPARISON);
  }
}

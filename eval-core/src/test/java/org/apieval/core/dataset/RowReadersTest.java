package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.EvalException;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a row of each kind may hold, and what is said about a row that does not hold it. */
class RowReadersTest {

  private static final String GOOD_API = "{\"domain\": \"D\", \"api_call\": \"f('a')\"}\n";
  private static final String GOOD_QUESTION =
      "{\"question_id\": 1, \"text\": \"T\", \"domain\": \"D\", \"api_call\": \"f()\"}\n";
  private static final String GOOD_ANSWER = "{\"question_id\": 1, \"text\": \"T\"}\n";

  @Test
  void catalogueRowsKeepTheirOtherFieldsWhateverTheyHold() {
    ApiRecord record =
        catalogue("{\"domain\":\"D\",\"api_call\":\"f()\",\"performance\":[{\"a\":1.5},null,NaN]}")
            .items()
            .get(0);

    assertThat(record.domain()).isEqualTo("D");
    assertThat(record.apiCall()).isEqualTo("f()");
    assertThat(record.fields().keySet()).containsExactly("domain", "api_call", "performance");
    assertThat(record.fields().get("performance"))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .containsExactly(Map.of("a", 1.5), null, Double.NaN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'api_call': 'f()'} | field 'domain' is missing",
        "{'domain': 'D'} | field 'api_call' is missing",
        "{'domain': ' ', 'api_call': 'f()'} | field 'domain' is blank",
        "{'domain': 'D', 'api_call': null} | field 'api_call' must be a string, not null",
        "{'domain': 'D', 'api_call': ['f()']} | field 'api_call' must be a string, not a list",
        "{'domain': {}, 'api_call': 'f()'} | field 'domain' must be a string, not an object",
        "{'domain': true, 'api_call': 'f()'} | field 'domain' must be a string, not true",
        "{'domain': 3, 'api_call': 'f()'} | field 'domain' must be a string, not the number 3",
        "null | expected a JSON object, not null",
        "7 | expected a JSON object, not the number 7",
        "[1] | expected a JSON object, not a list",
      })
  void badCatalogueRowsAreNamedByLineAndField(String row, String message) {
    RowFile<ApiRecord> read = catalogue(GOOD_API + json(row) + "\n" + GOOD_API);

    assertThat(read.items()).extracting(ApiRecord::line).containsExactly(0, 2);
    assertThat(read.problems())
        .extracting(Object::toString)
        .containsExactly("f:2: " + json(message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'text': 'T', 'domain': 'D'} | field 'api_call' is missing",
        "{'text': 'T', 'api_call': 'f()'} | field 'domain' is missing",
        "{'domain': 'D', 'api_call': 'f()'} | field 'text' is missing",
        "{'question_id': 1.5, 'text': 'T', 'domain': 'D', 'api_call': 'f()'}"
            + " | field 'question_id' must be a whole number or a string, not the number 1.5",
        "{'question_id': '1', 'text': 'T', 'domain': 'D', 'api_call': 'f()'}"
            + " | field 'question_id' is 1 again; line 1 counts",
        "{'code': 'c', 'api_call': 'f()'} | field 'api_data' is missing",
        "{'code': 'c', 'api_call': 'f()', 'api_data': 'D'}"
            + " | field 'api_data' must be an object, not a string",
        "{'code': 'c', 'api_call': 'f()', 'api_data': {}} | field 'api_data.domain' is missing",
        "{'api_call': 'f()', 'api_data': {'domain': 'D'}} | field 'code' is missing",
      })
  void badQuestionsAreNamedByLineAndField(String row, String message) {
    RowFile<Question> read = questions(GOOD_QUESTION + json(row));

    assertThat(read.items()).hasSize(1);
    assertThat(read.problems())
        .extracting(Object::toString)
        .containsExactly("f:2: " + json(message));
  }

  @Test
  void bothFormsOfQuestionsAreReadRowByRow() {
    RowFile<Question> read =
        questions(
            "{\"code\":\"###Instruction: Do it.\\n###Output: x\",\"api_call\":\"f()\","
                + "\"provider\":\"P\",\"api_data\":{\"domain\":\"D\"}}\n\n"
                + "{\"text\":\"T\",\"domain\":\"E\",\"api_call\":\"g()\"}\n"
                + "{\"question_id\":\"q-9\",\"text\":\"U\",\"domain\":\"E\",\"api_call\":\"g()\"}\n");

    assertThat(read.problems()).isEmpty();
    assertThat(read.items())
        .containsExactly(
            new Question("1", "Do it.", "D", "f()"),
            new Question("3", "T", "E", "g()"),
            new Question("q-9", "U", "E", "g()"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "\"7\"", "7.0"})
  void wholeNumbersAndStringsAreOneId(String id) {
    assertThat(answers("{\"question_id\": " + id + ", \"text\": \"T\"}").answers())
        .extracting(Answer::questionId)
        .containsExactly("7");
  }

  @Test
  void idsBeyondAnyIntegerTypeKeepTheirDigits() {
    assertThat(
            answers("{\"question_id\": 123456789012345678901234567890, \"text\": \"\"}").answers())
        .extracting(Answer::questionId)
        .containsExactly("123456789012345678901234567890");
  }

  @Test
  void anAnswerOfNullHasNoTextAndAnEmptyOneHas() {
    AnswerFile read =
        answers("{\"question_id\": 1, \"text\": null}\n{\"question_id\": 1, \"text\": \"\"}");

    assertThat(read.answers().get(0).text()).isEmpty();
    assertThat(read.answers().get(1).text()).contains("");
    assertThat(read.problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'text': 'T'} | field 'question_id' is missing",
        "{'question_id': 1} | field 'text' is missing",
        "{'question_id': null, 'text': 'T'}"
            + " | field 'question_id' must be a whole number or a string, not null",
        "{'question_id': true, 'text': 'T'}"
            + " | field 'question_id' must be a whole number or a string, not true",
        "{'question_id': '', 'text': 'T'} | field 'question_id' is blank",
        "{'question_id': 1, 'text': 5} | field 'text' must be a string or null, not the number 5",
        "{'question_id': 1, 'text': 'T'} {} | more than one JSON value on the line",
      })
  void badAnswersAreNamedByLineAndField(String row, String message) {
    AnswerFile read = answers(GOOD_ANSWER + json(row) + "\n" + GOOD_ANSWER);

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 2);
    assertThat(read.problems())
        .extracting(Object::toString)
        .containsExactly("f:2: " + json(message));
  }

  @Test
  void brokenJsonCostsOnlyItsLineAndSaysWhere() {
    AnswerFile read = answers(GOOD_ANSWER + "{\"question_id\": 1, \"text\": \"cut\n" + GOOD_ANSWER);

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 2);
    assertThat(read.problems()).hasSize(1);
    assertThat(read.problems().get(0).toString()).startsWith("f:2: broken JSON at column ");
  }

  @Test
  void aFileOfAnotherKindIsRefusedWithTheMissingFieldAndWhatItLooksLike() {
    assertThatThrownBy(() -> catalogue(GOOD_ANSWER))
        .isInstanceOf(EvalException.class)
        .hasMessage(
            "f has no row that a catalogue may have; line 1: field \"domain\" is missing;"
                + " this looks like a file of answers");
    assertThatThrownBy(() -> questions(GOOD_API))
        .hasMessageContaining("field \"text\" is missing; this looks like a catalogue");
    assertThatThrownBy(() -> answers(GOOD_API))
        .hasMessageContaining("field \"question_id\" is missing; this looks like a catalogue");
    assertThatThrownBy(
            () -> answers("{\"code\":\"c\",\"api_call\":\"f()\",\"api_data\":{\"domain\":\"D\"}}"))
        .hasMessageContaining("this looks like a file of questions with gold calls");
  }

  @Test
  void aFileWithoutAnyRowSaysWhatItsFirstLineIs() {
    assertThatThrownBy(() -> answers("hello\nworld"))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageStartingWith(
            "f has no row that a file of answers may have; line 1: broken JSON");
    assertThatThrownBy(() -> answers("[]")).hasMessageContaining("it is an empty list");
  }

  @Test
  void anArrayFileIsReadByIndex() {
    AnswerFile read = answers("[\n" + GOOD_ANSWER + ",\n\n5," + GOOD_ANSWER + "]\n");

    assertThat(read.answers()).extracting(Answer::line).containsExactly(0, 2);
    assertThat(read.problems()).extracting(DataProblem::line).containsExactly(1);
  }

  private static String json(String singleQuoted) {
    return singleQuoted.replace('\'', '"');
  }

  private static RowFile<ApiRecord> catalogue(String text) {
    return CatalogueReader.read(source(text));
  }

  private static RowFile<Question> questions(String text) {
    return QuestionReader.read(source(text));
  }

  @Test
  void thePromptBesideAnAnswerIsKeptWhereItIsText() {
    AnswerFile read =
        answers(
            """
            {"question_id": 1, "text": "T", "prompt": "P"}

            {"question_id": 2, "text": null, "prompt": "Q"}
            {"question_id": 3, "text": "T", "prompt": [{"role": "user"}]}
            {"question_id": 4, "text": "T"}
            {"text": "T", "prompt": "of no answer"}
            """);

    assertThat(read.prompts()).isEqualTo(Map.of(0, "P", 2, "Q"));
  }

  private static AnswerFile answers(String text) {
    return AnswerReader.read("f", source(text));
  }

  private static SourceText source(String text) {
    return SourceText.decode("f", text.getBytes(StandardCharsets.UTF_8));
  }
}

package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueBuilderTest {

  private static final String LION = "zoo.load('zoo/cats', 'lion', size=3)";

  private final CatalogueBuilder builder = new CatalogueBuilder(new ZooHub(), Optional.empty());

  @Test
  void aRecordHasThePublishedFieldsInTheirOrder() {
    BuiltCatalogue built =
        build(record(LION).replace("{", "{\"more\": 1, \"description\": \"D\", "));

    assertThat(built.rejected()).isEmpty();
    assertThat(built.records()).hasSize(1);
    ApiRecord record = built.records().get(0);
    assertThat(record.apiCall()).isEqualTo(LION);
    assertThat(record.fields().keySet())
        .containsExactly(
            "domain",
            "framework",
            "functionality",
            "api_name",
            "api_call",
            "api_arguments",
            "python_environment_requirements",
            "example_code",
            "performance",
            "description");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "```json\n%s\n```",
        "Here {it} is:\n%s\nAnything {else}?",
        "<think>{\"api_call\": \"zoo.load('a', 'b')\"}</think>\n%s",
        "[%s]",
      })
  void theObjectIsFoundInWhateverStandsRoundIt(String answer) {
    assertThat(build(answer.formatted(record(LION))).records()).hasSize(1);
  }

  @Test
  void pythonAndSlipsOfTheKeyboardAreRead() {
    String python = record(LION).replace("{}", "None");
    String comma = record(LION).replaceFirst("}$", ",}");
    String lines = record(LION).replace("\"F\"", "\"F\nG\"");
    String comment = record(LION).replaceFirst("\\{", "{ // a record\n");
    for (String answer : List.of(python, comma, lines, comment)) {
      assertThat(build(answer).rejected()).as(answer).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          zoo.load('zoo/cats', 'lion'         | the call is not one Python call: zoo.load('zoo/cats', 'lion'
          zoo.load('zoo/cats', 'lion'); f()   | the call is not one Python call: zoo.load('zoo/cats', 'lion'); f()
          lion                                | the call is not one Python call: lion
          park.load('zoo/cats', 'lion')       | zoo has no key for the call park.load('zoo/cats', 'lion')
          zoo.load()                          | the call names no model: zoo.load()
          zoo.load(repo, 'lion')              | the call's repo is not a constant: repo
          zoo.load('zoo/cats', 'tiger')       | the card does not mention tiger
          zoo.load('zoo/cat', 'lion')         | the card does not mention zoo/cat
          zoo.load('oo/cats', 'lion')         | the card does not mention oo/cats
          """)
  void aCallThatTheCardDoesNotBackIsRefused(String call, String reason) {
    BuiltCatalogue built = build(record(call));

    assertThat(built.records()).isEmpty();
    assertThat(built.rejected())
        .extracting(BuiltCatalogue.Rejected::reason)
        .containsExactly(reason);
  }

  @Test
  void aRecordOfAnotherShapeIsRefusedWithItsField() {
    assertThat(reason(record(LION).replace("\"F\"", "7")))
        .isEqualTo("field \"framework\": integer found, string expected");
    assertThat(reason(record(LION).replace("\"framework\"", "\"work\"")))
        .isEqualTo("field \"framework\" is missing");
    assertThat(reason(record(LION).replace("\"D\"", "\" \""))).startsWith("field \"domain\": ");
    assertThat(reason("I'm sorry.")).isEqualTo("no JSON object with an api_call in the answer");
    assertThat(reason("{\"api_call\": "))
        .isEqualTo("no JSON object with an api_call in the answer");
  }

  @Test
  void aSecondCardOfOneApiIsRefused() {
    Card first = card("a.md");
    Card second = card("b.md");
    Map<String, String> answers = new HashMap<>();
    answers.put("a.md", record(LION));
    answers.put("b.md", record("lion = zoo.load(repo='zoo/cats', model='lion')"));

    BuiltCatalogue built = builder.fromAnswers(List.of(first, second), answers);

    assertThat(built.records()).hasSize(1);
    assertThat(built.rejected())
        .extracting(BuiltCatalogue.Rejected::reason)
        .containsExactly("it is the API of the card a.md again");
  }

  @Test
  void cardsWithoutAnAnswerAreLeftOut() {
    BuiltCatalogue built = builder.fromAnswers(List.of(card("a.md")), Map.of());

    assertThat(built.records()).isEmpty();
    assertThat(built.rejected()).isEmpty();
  }

  @Test
  void thePromptShowsTheCardAndAnExample() {
    ApiRecord example = new ApiRecord(0, "X", "zoo.load('e', 'x')", Map.of("domain", "Example"));
    String prompt =
        new CatalogueBuilder(new ZooHub(), Optional.of(example))
            .item(card("a.md"), ModelRequest.Sampling.defaults())
            .prompt();

    assertThat(prompt).contains("{\"domain\": \"Example\"}", "zoo/cats holds lion", "api_call:");
  }

  private BuiltCatalogue build(String answer) {
    return builder.fromAnswers(List.of(card("a.md")), Map.of("a.md", answer));
  }

  private String reason(String answer) {
    return build(answer).rejected().get(0).reason();
  }

  private static Card card(String name) {
    String text = "zoo/cats holds lion and lion-cub.";
    return new Card(name, text, text, Map.of(), Optional.empty(), Optional.empty(), List.of());
  }

  private static String record(String call) {
    return """
        {"domain": "D", "framework": "F", "functionality": "f", "api_name": "n", "api_call": "%s",
         "api_arguments": {}, "python_environment_requirements": [], "example_code": "",
         "performance": {}, "description": "d"}"""
        .formatted(call);
  }
}

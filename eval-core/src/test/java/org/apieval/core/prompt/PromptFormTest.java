package org.apieval.core.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.EvalException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PromptFormTest {

  private static final Question QUESTION = new Question("1", " Find <cars> & more", "D", "f()");

  private static final List<ApiRecord> CATALOGUE =
      List.of(document(0, "Sight"), document(1, "Sound"), document(2, "Sight"));

  @Test
  void plainIsTheRequestUnchanged() {
    assertThat(new PlainPrompt().text(QUESTION, CATALOGUE)).isEqualTo(QUESTION.text());
  }

  @Test
  void paperPutsEachDocumentBehindThePhraseOfThePaper() {
    assertThat(new PaperPrompt().text(QUESTION, CATALOGUE.subList(0, 1)))
        .isEqualTo(
            " Find <cars> & more\n Use this API documentation for reference: {\"domain\": \"Sight\","
                + " \"api_arguments\": [1, \"a\", null],"
                + " \"performance\": {\"top-1\": 80.4, \"ok\": true}}");
    assertThat(new PaperPrompt().text(QUESTION, List.of())).isEqualTo(QUESTION.text());
  }

  @Test
  void instructNamesEveryDomainOnceAndTheForm() {
    String text = new InstructPrompt(CATALOGUE).text(QUESTION, CATALOGUE.subList(1, 2));

    assertThat(text)
        .contains("Domains: Sight; Sound\n", "<<<api_call>>>", "\"domain\": \"Sound\"")
        .endsWith("Request: Find <cars> & more");
  }

  @Test
  void aTemplateSeesQuestionDomainsAndDocuments() {
    TemplatePrompt template =
        new TemplatePrompt(
            "mine",
            "{{#domains}}[{{.}}]{{/domains}} {{question}}{{#documents}} {{domain}}: {{json}}"
                + "{{/documents}}",
            CATALOGUE);

    assertThat(template.text(QUESTION, CATALOGUE.subList(1, 2)))
        .startsWith("[Sight][Sound]  Find <cars> & more Sound: {\"domain\": \"Sound\"");
    assertThat(template.text(QUESTION, List.of())).isEqualTo("[Sight][Sound]  Find <cars> & more");
  }

  @Test
  void aBrokenTemplateIsNamed() {
    assertThatThrownBy(() -> new TemplatePrompt("mine.mustache", "{{#documents}}", CATALOGUE))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("the template mine.mustache is broken");
  }

  @Test
  void aTemplateReadsNoOtherFile() {
    assertThatThrownBy(() -> new TemplatePrompt("mine", "{{> /etc/hostname}}", CATALOGUE))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("can't include others");
  }

  private static ApiRecord document(int line, String domain) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("domain", domain);
    fields.put("api_arguments", Arrays.asList(1, "a", null));
    Map<String, Object> performance = new LinkedHashMap<>();
    performance.put("top-1", 80.4);
    performance.put("ok", true);
    fields.put("performance", performance);
    return new ApiRecord(line, domain, "f()", fields);
  }
}

package org.apieval.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerSplitterTest {

  private static final String CALL = "torch.hub.load('a/b', 'c')";

  private final AnswerSplitter splitter = new AnswerSplitter();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<<<domain>>>: D, <<<api_call>>>: torch.hub.load('a/b', 'c'), <<<api_provider>>>: P",
        "<<<api_call>>>: torch.hub.load('a/b', 'c')\n<<<api_provider>>>: P",
        "<<<api_call>>>:torch.hub.load('a/b', 'c')",
        "### <<<api_call>>>: torch.hub.load('a/b', 'c')\\n### <<<api_provider>>>: P",
        "##<<api_call>>>: torch.hub.load('a/b', 'c')",
        "<<<API_CALL>>> torch.hub.load('a/b', 'c')",
        "<api_call>torch.hub.load('a/b', 'c')</api_call> That's it.",
        "{'domain': 'D', 'api_call': 'torch.hub.load('a/b', 'c')', 'api_provider': 'P'}",
        "{'domain': 'D', 'api_call': \\\"torch.hub.load('a/b', 'c')\\\", 'api_provider': 'P'}\\n\"",
        "{\"domain\": \"D\", \"api_call\": \"torch.hub.load('a/b', 'c')\"}",
        "{'api_call': 'torch.hub.load('a/b', 'c')'}\"",
        "{'api_call': 'torch.hub.load('a/b', 'c')'",
        "{“api_call”: “torch.hub.load('a/b', 'c')”, “code”: “x”}",
        "domain: D\napi_call: torch.hub.load('a/b', 'c')\nexplanation: E",
        "**api_call**: torch.hub.load('a/b', 'c')",
        "api_call = \"torch.hub.load('a/b', 'c')\"",
        "<<<api_call>>>: ```python\ntorch.hub.load('a/b', 'c')\n```",
        "<<<api_call>>>: `torch.hub.load('a/b', 'c')`",
        "<think>Maybe <<<api_call>>>: f('x')?</think>\n<<<api_call>>>: torch.hub.load('a/b', 'c')",
        "Maybe <<<api_call>>>: f('x')?</think><<<api_call>>>: torch.hub.load('a/b', 'c')",
        "<|im_start|><<<api_call>>>: torch.hub.load('a/b', 'c')<|im_end|>",
      })
  void theApiCallFieldIsFoundHoweverItIsMarked(String answer) {
    List<Section> fields = splitter.split(answer).apiCalls();

    assertThat(fields).hasSize(1);
    assertThat(fields.get(0).text().text().replaceAll("[\\s,#]+$", "").strip()).startsWith(CALL);
    assertThat(fields.get(0).text().text()).doesNotContain("provider", "api_call", "```");
  }

  @Test
  void positionsLeadBackToTheAnswer() {
    String answer = "{'domain': 'D', 'api_call': \\\"torch.hub.load('a/b', 'c')\\\"}";

    MappedText field = splitter.split(answer).apiCalls().get(0).text();

    assertThat(field.origin(0)).isEqualTo(answer.indexOf("torch"));
    assertThat(field.origin(field.text().length())).isEqualTo(answer.indexOf(")") + 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<<<domain>>>: Object Detection, <<<api_call>>>: f()",
        "<<<domain>>>: Object Detection\\n<<<api_call>>>: f()",
        "<<<domain>>>: Object Detection\n<<<api_call>>>: f()",
        "{'domain': 'Object Detection', 'api_call': 'f()'}",
        "{'domain': \\\"Object Detection\\\", 'api_call': 'f()'}",
        "domain: Object Detection\napi_call: f()",
        "###<<<domain>>>: \"Object Detection\".\n###<<<api_call>>>: f()",
        "<<<domain>>>: Object Detection",
      })
  void theDomainLabelIsRead(String answer) {
    assertThat(splitter.split(answer).domain()).contains("Object Detection");
  }

  @Test
  void aLabelMayEndWithABracket() {
    assertThat(splitter.split("<<<domain>>>: Neural Machine Translation (NMT), ").domain())
        .contains("Neural Machine Translation (NMT)");
  }

  @Test
  void repeatedFieldsAreAllKept() {
    AnswerSections answer = splitter.split("{'api_call': 'f(1)'}, {'api_call': 'g(2)'}");

    assertThat(answer.apiCalls())
        .extracting(section -> section.text().text())
        .containsExactly("f(1)", "g(2)");
  }

  @Test
  void codeIsTheCodeFieldOrElseTheFences() {
    assertThat(splitter.split("<<<domain>>>: D <<<code>>>: f()").code()).hasSize(1);
    assertThat(splitter.split("Here:\n```python\nf()\n```\nand\n~~~\ng()\n~~~").code())
        .extracting(section -> section.text().text().strip())
        .containsExactly("f()", "g()");
    assertThat(splitter.split("```python\\nf()").code())
        .extracting(section -> section.text().text())
        .containsExactly("\\nf()");
    assertThat(splitter.split("prose f()").code()).isEmpty();
  }

  @Test
  void aFenceOnOneLineKeepsItsContent() {
    assertThat(splitter.split("```torch.hub.load('a')```").code())
        .extracting(section -> section.text().text())
        .containsExactly("torch.hub.load('a')");
  }

  @Test
  void thinkingIsBlankedOutEvenWhenCutOff() {
    assertThat(splitter.split("<think>f()").whole().text().text()).isBlank();
    assertThat(splitter.split("a </think> b").whole().text().text().strip()).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Error during inference: 429 Too Many Requests",
        "Error: 503 Service Unavailable",
        "429 Client Error: Too Many Requests for url: http://x/v1/chat/completions",
        "Error code: 500 - {'error': {'message': 'The server had an error'}}",
        "openai.RateLimitError: Rate limit reached for gpt-4",
        "requests.exceptions.ConnectionError: HTTPConnectionPool(host='x', port=80): Max retries",
        "{\"error\": {\"message\": \"quota\", \"type\": \"insufficient_quota\"}}",
        "Traceback (most recent call last):\n  File \"x.py\", line 1\nKeyError: 'choices'",
        "Request timed out.",
        "Rate limit exceeded",
        "Error while calling the model: connection reset by peer",
        "HTTP 502 Bad Gateway",
        "Internal Server Error",
        "Failed to generate response: timeout",
        "CUDA out of memory. Tried to allocate 2 GiB",
        "API error 529: overloaded",
        "[ERROR] Read timed out (read timeout=60)",
        "Unexpected error: connection refused",
        "error: context length exceeded",
      })
  void recordedErrorsAreNoAnswers(String text) {
    assertThat(splitter.split(text).failure()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "I'm sorry, I can't recommend an API for that.",
        "Error handling is easy: torch.hub.load('a/b', 'c')",
        "torch.hub.load('a/b', 'c')",
        "The request can be served by torch.hub.load('a/b', 'c')",
        "Connection between images is found by f()",
        "<<<api_call>>>: x Error during inference: 429",
        "400 categories can be told apart with f()",
        "API: f()",
        "Error: there is no API for that",
        "Server load is balanced by f()",
      })
  void answersAreNoErrors(String text) {
    assertThat(splitter.split(text).failure()).isEmpty();
  }
}

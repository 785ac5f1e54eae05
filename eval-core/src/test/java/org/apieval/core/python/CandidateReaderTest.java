package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.answer.Section.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The call is looked for where an answer says that it is. */
class CandidateReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "<<<api_call>>>: f(1) <<<code>>>: g(2) | API_CALL | f(1)",
        "<<<code>>>: g(2) <<<api_call>>>: f(1) | API_CALL | f(1)",
        "<<<api_call>>>: see below <<<api_call>>>: f(1) <<<api_call>>>: g(2) | API_CALL | f(1)",
        "{'api_call': 'x = f(1)', 'code': 'g(2)'} | API_CALL | f(1)",
        "/n```/ng(2)/n```/napi_call: f(1) | API_CALL | f(1)",
        "call g(2) or/n```python/nf(1)/n``` | CODE | f(1)",
        "<<<code>>>: x = f(1) <<<explanation>>>: see g(2) | CODE | f(1)",
        "```/nf(1)/n```/nand/n```/ng(2)/n``` | CODE | f(1)g(2)",
        "```/nnothing/n```/nuse f(1) | TEXT | f(1)",
        "you may use f(1) here | TEXT | f(1)",
        "import a/n# g(2)/nx = f(1)  # h(3) | TEXT | f(1)",
        "x = f(1)/n# g(2) | TEXT | f(1)",
        "# f(1) is what you want | TEXT | f(1)",
      })
  void isReadFromTheBestSection(String answer, Source source, String calls) {
    Candidates candidates = read(answer);

    assertThat(candidates.source()).isEqualTo(source);
    assertThat(String.join("", Found.outermost(candidates.calls()))).isEqualTo(calls);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<<<api_call>>>: none of them <<<code>>>: f(1)",
        "<<<api_call>>>: <<<api_call>>>: N/A <<<code>>>: f(1)",
        "{'api_call': '', 'code': 'f(1)'}",
        "<<<api_call>>>: # f(1)\n<<<explanation>>>: g(2)",
      })
  void isMissingWhereNoCallIsInTheSectionForIt(String answer) {
    Candidates candidates = read(answer);

    assertThat(candidates.source()).isEqualTo(Source.API_CALL);
    assertThat(candidates.calls()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "I cannot help.", "```\n```", "f (which is) fine"})
  void isMissingWhereThereIsNone(String answer) {
    assertThat(read(answer).calls()).isEmpty();
  }

  @Test
  void keepsWhatMayBeAShellCommand() {
    assertThat(read("<<<api_call>>>: python  run.py \t--all\n<<<code>>>: import x").verbatims())
        .contains("python run.py --all");
    assertThat(read("```bash\npip install x\n  go   run\n```").verbatims())
        .contains("pip install x", "go run");
  }

  @Test
  void keepsNoLongTextAsAShellCommand() {
    assertThat(read("word ".repeat(1_000)).verbatims()).isEmpty();
  }

  @Test
  void resolvesNamesFromTheWholeAnswer() {
    Candidates candidates =
        read("<<<api_call>>>: t.load(x) <<<code>>>: import torch as t\\nx = 'y'");

    assertThat(candidates.bindings().resolve(candidates.calls().get(0).call()).call().toSource())
        .isEqualTo("torch.load('y')");
  }

  @Test
  void collapsesWhiteSpaceAndEscapedLineBreaks() {
    assertThat(List.of(" a \n\t b ", "a\\nb", "a\\\\n b", "a", " \\n "))
        .map(CandidateReader::collapse)
        .containsExactly("a b", "a b", "a b", "a", "");
  }

  private static Candidates read(String answer) {
    return new CandidateReader().read(new AnswerSplitter().split(answer.replace("/n", "\n")));
  }
}

package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {

  private static final String RIGHT =
      "<<<domain>>>: Cars, <<<api_call>>>: torch.hub.load('a/b', 'one', x=1)";

  @TempDir private Path folder;

  @BeforeEach
  void writeBenchmark() throws IOException {
    write(
        "catalogue.jsonl",
        "{\"domain\": \"Cars\", \"api_call\": \"torch.hub.load('a/b', 'one')\"}",
        "{\"domain\": \"Boats\", \"api_call\": \"torch.hub.load('a/b', 'two')\"}");
    String question =
        "{\"code\": \"###Instruction: Find\\nthe car.\\n###Output: <<<domain>>>: Cars\","
            + " \"api_call\": \"torch.hub.load('a/b', 'one')\", \"provider\": \"x\","
            + " \"api_data\": {\"domain\": \"Cars\", \"api_call\": \"torch.hub.load('a/b',"
            + " 'one')\"}}";
    write("questions.jsonl", question);
  }

  @Test
  void aCorrectAnswerShowsRequestReadingAndEntry() throws IOException {
    Run run = explain(RIGHT);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Question 1, answers.jsonl line 1, hub torchhub")
        .contains("gold call    torch.hub.load('a/b', 'one')")
        .contains("Verdict: correct, because ")
        .contains("<<<api_call>>>: »torch.hub.load('a/b', 'one', x=1)«")
        .contains("Read: the api_call field")
        .contains("1:36  torch.hub.load('a/b', 'one', x=1)")
        .contains("looked up  torch.hub.load(repo_or_dir='a/b', model='one')")
        .contains("matches    line 1, Cars: torch.hub.load('a/b', 'one')");
  }

  @Test
  void aWrongAnswerShowsTheNearestReferenceArgumentByArgument() throws IOException {
    assertThat(explain("torch.hub.load('a/b', 'onne')").out())
        .contains("Verdict: hallucination (unknown_model), because ")
        .contains("result     in no entry of the catalogue")
        .contains("Nearest reference: line 1, Cars: torch.hub.load('a/b', 'one')")
        .contains("repo_or_dir  the same, 'a/b'")
        .contains("model        'onne' in the answer, 'one' in the reference");
  }

  @Test
  void aNameThatWasLookedUpIsShown() throws IOException {
    assertThat(explain("name = 'one'\nmodel = torch.hub.load('a/b', name)\n").out())
        .contains("resolved   name = 'one'")
        .contains("   2  model = »torch.hub.load('a/b', name)«");
  }

  @Test
  void anAnswerWithoutTextIsUnscored() throws IOException {
    write("answers.jsonl", "{\"question_id\": 1, \"text\": null}");

    Run run = run(arguments("--question", "1"));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Verdict: unscored, because no answer was recorded");
  }

  @Test
  void jsonHoldsTheSameForPrograms() throws IOException {
    writeAnswer("torch.hub.load('a/b', 'onne')");

    Run run = run(arguments("--question", "1", "--json"));

    assertThat(run.out().lines()).hasSize(1);
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.get("verdict").asText()).isEqualTo("hallucination");
    assertThat(json.get("kind").asText()).isEqualTo("unknown_model");
    assertThat(json.get("calls").get(0).get("matched")).isEmpty();
    assertThat(json.get("nearest").get("line").asInt()).isZero();
    assertThat(json.get("differences").toString())
        .isEqualTo("[{\"name\":\"model\",\"answer\":\"'onne'\",\"reference\":\"'one'\"}]");
  }

  @Test
  void theSampleIsExplainedForEveryModel() {
    Run run = run("explain", "--hub", "torchhub", "--question", "3");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("answers-good.jsonl", "answers-poor.jsonl");
  }

  @Test
  void aQuestionThatNobodyAnsweredIsOneClearError() throws IOException {
    writeAnswer(RIGHT);

    Run run = run(arguments("--question", "57"));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("apieval: no answer to question 57\n");
    assertThat(run("explain").err()).contains("--question");
  }

  @Test
  void anAnswerCannotMoveTheCursor() throws IOException {
    Run run = explain("\u001b[2J\u202e torch.hub.load('\u001b[31m', '\u009b2J')\r\n\u0007");

    assertThat(run.out().chars()).noneMatch(c -> c != '\n' && Character.isISOControl(c));
    assertThat(run.out()).contains("\\x1b[2J", "\\u202e").doesNotContain("\u202e");
  }

  @Test
  void verdictsAreColouredOnATerminal() throws IOException {
    writeAnswer(RIGHT);
    Terminal terminal = new Terminal(true, true, false, true, 80);

    assertThat(run(terminal, "", arguments("--question", "1")).out())
        .contains("\u001b[32mcorrect\u001b[0m");
  }

  private Run explain(String answer) throws IOException {
    writeAnswer(answer);
    return run(arguments("--question", "1"));
  }

  private void writeAnswer(String answer) throws IOException {
    ObjectMapper json = new ObjectMapper();
    write(
        "answers.jsonl",
        json.writeValueAsString(json.createObjectNode().put("question_id", 1).put("text", answer)));
  }

  private String[] arguments(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "explain",
                "--hub=torchhub",
                "--catalogue=" + folder.resolve("catalogue.jsonl"),
                "--questions=" + folder.resolve("questions.jsonl"),
                "--answers=" + folder.resolve("answers.jsonl")));
    arguments.addAll(List.of(more));
    return arguments.toArray(String[]::new);
  }

  private void write(String name, String... lines) throws IOException {
    Files.write(folder.resolve(name), List.of(lines));
  }
}

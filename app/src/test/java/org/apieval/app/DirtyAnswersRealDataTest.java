package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.AnswerSections;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.SourceCall;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Hard answers seen in the wild, each with the result that a careful reader gives it. */
class DirtyAnswersRealDataTest {

  private static final Answer NO_ANSWER = new Answer(0, "1", Optional.empty());

  private final ObjectMapper json = new ObjectMapper();
  private final AnswerSplitter splitter = new AnswerSplitter();
  private final CandidateReader candidates = new CandidateReader();
  private final Map<String, Benchmark> benchmarks = new HashMap<>();
  private final Map<String, AstScorer> scorers = new HashMap<>();

  @TestFactory
  Stream<DynamicTest> everyLineGivesTheStatedResult() throws IOException {
    Optional<Path> gorilla = Repository.gorilla();
    assumeTrue(gorilla.isPresent());
    Path file = gorilla.get().resolveSibling("dirty-answers").resolve("answers.jsonl");
    assumeTrue(Files.exists(file));
    for (HubRules hub : PluginRegistry.onClassPath().hubs().all()) {
      Benchmark benchmark = new BenchmarkReader().fromGorilla(hub, gorilla.get(), List.of());
      benchmarks.put(hub.id(), benchmark);
      scorers.put(hub.id(), new AstScorerFactory().create(benchmark));
    }
    return Files.readAllLines(file).stream().map(this::parse).map(this::test);
  }

  private JsonNode parse(String line) {
    try {
      return json.readTree(line);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private DynamicTest test(JsonNode line) {
    String name = line.get("id").asText() + " " + line.get("kind").asText();
    return DynamicTest.dynamicTest(name, () -> check(line));
  }

  private void check(JsonNode line) {
    String hub = line.get("hub").asText();
    String text = line.get("response_text").asText();
    JsonNode expected = line.get("expected");
    switch (expected.get("verdict").asText()) {
      case "match" -> checkMatch(hub, text, expected);
      case "hallucination" ->
          assertThat(score(hub, text).verdict()).isEqualTo(Verdict.HALLUCINATION);
      case "domain" -> checkDomain(hub, text, expected);
      case "error" -> assertThat(splitter.split(text).failure()).isPresent();
      default -> checkCalls(text, expected);
    }
  }

  private ScoredAnswer score(String hub, String text) {
    Question question = benchmarks.get(hub).questions().values().iterator().next();
    Answer answer = new Answer(NO_ANSWER.line(), question.id(), Optional.of(text));
    return scorers.get(hub).score(answer, Optional.of(question));
  }

  private void checkMatch(String hub, String text, JsonNode expected) {
    ScoredAnswer scored = score(hub, text);
    List<ApiRecord> catalogue = benchmarks.get(hub).catalogue();

    assertThat(scored.verdict()).isIn(Verdict.CORRECT, Verdict.WRONG_API);
    assertThat(scored.matched())
        .extracting(matched -> catalogue.get(matched).apiCall())
        .contains(expected.get("db_api_call").asText());
    assertThat(scored.call()).contains(canonical(expected.get("extracted_call").asText()));
  }

  private String canonical(String call) {
    List<SourceCall> calls = calls(call);
    return calls.isEmpty() ? call : calls.get(0).call().toSource();
  }

  private List<SourceCall> calls(String text) {
    return candidates.read(splitter.split(text)).calls();
  }

  private void checkDomain(String hub, String text, JsonNode expected) {
    HubRules rules = benchmarks.get(hub).hub();
    AnswerSections answer = splitter.split(text);
    String raw = expected.get("domain_raw").asText();

    assertThat(answer.domain()).contains(raw);
    assertThat(rules.canonicalDomain(raw))
        .isEqualTo(rules.canonicalDomain(expected.get("domain_canonical").asText()));
  }

  private void checkCalls(String text, JsonNode expected) {
    List<Call> calls =
        calls(text).stream()
            .filter(call -> call.problem().isEmpty())
            .filter(SourceCall::outermost)
            .map(SourceCall::call)
            .toList();
    if (expected.has("calls")) {
      assertThat(json.<JsonNode>valueToTree(calls.stream().map(this::asJson).toList()))
          .isEqualTo(expected.get("calls"));
    } else if (expected.has("expected_value")) {
      assertThat(calls).hasSize(1);
      assertThat(value(calls.get(0).arguments().get(0).value()))
          .isNotEqualTo(expected.get("expected_value"));
    } else {
      assertThat(calls).isEmpty();
    }
  }

  private Map<String, Object> asJson(Call call) {
    Map<String, JsonNode> arguments = new HashMap<>();
    for (Argument argument : call.arguments()) {
      arguments.put(argument.name().orElse("?"), value(argument.value()));
    }
    return Map.of("name", call.callee().orElseThrow(), "args", arguments);
  }

  private JsonNode value(Expression value) {
    if (value instanceof Constant constant && constant.asString().isPresent()) {
      return json.valueToTree(constant.asString().get());
    }
    if (value instanceof Constant || value instanceof Name) {
      return literal(value.toSource());
    }
    if (value instanceof ListNode list) {
      return json.valueToTree(list.elements().stream().map(this::value).toList());
    }
    if (value instanceof TupleNode tuple) {
      return json.valueToTree(tuple.elements().stream().map(this::value).toList());
    }
    if (value instanceof DictNode dict) {
      Map<String, JsonNode> entries = new HashMap<>();
      dict.stringEntries().forEach((key, entry) -> entries.put(key, value(entry)));
      return json.valueToTree(entries);
    }
    return json.valueToTree(value.toSource().replace("lambda x:x", "lambda x: x"));
  }

  private JsonNode literal(String source) {
    return parse(source.replaceFirst("^True$", "true").replaceFirst("^False$", "false"));
  }
}

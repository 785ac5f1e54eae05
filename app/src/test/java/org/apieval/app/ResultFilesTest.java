package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apieval.core.plugin.PluginRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in a result folder besides verdicts and rates. */
class ResultFilesTest {

  private static final List<String> NEW_FIELDS =
      List.of(
          "request",
          "expected_domain",
          "gold_call",
          "answer",
          "span",
          "reference",
          "arguments",
          "documents");

  @TempDir private Path folder;

  @Test
  void everyLineOfTheFirstScorerSaysWhatWasAskedAndAnswered() throws IOException {
    run("score", "--hub=torchhub", "--scorer=ast,official", "--out=" + folder);

    for (JsonNode verdict : new ResultFiles(folder).verdicts()) {
      boolean first = verdict.get("scorer").asText().equals("ast");
      assertThat(fields(verdict).containsAll(NEW_FIELDS)).isEqualTo(first);
      assertThat(fields(verdict).contains("answer")).isEqualTo(first);
      if (first) {
        assertThat(fields(verdict)).endsWith(NEW_FIELDS.toArray(String[]::new));
        assertThat(verdict.get("answer").isNull() || verdict.get("answer").isTextual()).isTrue();
        assertThat(verdict.get("request").isTextual()).isTrue();
      }
    }
  }

  @Test
  void theOtherScorerAloneSaysItToo() throws IOException {
    run("score", "--hub=torchhub", "--scorer=official", "--out=" + folder);

    for (JsonNode verdict : new ResultFiles(folder).verdicts()) {
      assertThat(fields(verdict)).endsWith(NEW_FIELDS.toArray(String[]::new));
      assertThat(verdict.get("gold_call").isTextual()).isTrue();
      assertThat(verdict.get("span").isNull() && verdict.get("reference").isNull()).isTrue();
      assertThat(verdict.get("arguments")).isEmpty();
    }
    JsonNode hub = new ResultFiles(folder).hub("summary.json", "torchhub");
    assertThat(fields(hub)).startsWith("hub", "scorer", "catalogue", "questions", "files");
  }

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void ceilingAndFloorAreThoseOfTheAudit(String id) throws IOException {
    run("score", "--quiet", "--hub=" + id, "--out=" + folder);
    run("audit", "--quiet", "--hub=" + id, "--out=" + folder);

    JsonNode hub = new ResultFiles(folder).hub("summary.json", id);
    JsonNode audit = new ResultFiles(folder).hub("audit.json", id);

    assertThat(hub.get("ceiling")).isEqualTo(audit.at("/ceiling/ast/accuracy"));
    assertThat(hub.get("floor")).isEqualTo(audit.at("/floor/ast/accuracy"));
    assertThat(hub.get("floor_call")).isEqualTo(audit.at("/floor/ast/call"));
    assertThat(hub.at("/ceiling/numerator").asInt())
        .isGreaterThan(hub.at("/floor/numerator").asInt())
        .isPositive();
  }

  @Test
  void whatIsPrintedDoesNotDependOnTheFolder() {
    String alone = run("score", "--hub=torchhub", "--format=json").out();

    assertThat(run("score", "--hub=torchhub", "--format=json", "--out=" + folder).out())
        .isEqualTo(alone)
        .doesNotContain("ceiling", "catalogue");
  }

  @Test
  void everyHubOfASampleHasItsOwnDigests() throws IOException {
    run("score", "--quiet", "--out=" + folder);

    Set<String> digests = new TreeSet<>();
    for (String id : PluginRegistry.onClassPath().hubs().ids()) {
      JsonNode hub = new ResultFiles(folder).hub("summary.json", id);
      digests.add(hub.get("catalogue").asText());
      digests.add(hub.get("questions").asText());
    }
    assertThat(digests).hasSize(6).allMatch(digest -> digest.matches("[0-9a-f]{16}"));
  }

  @Test
  void theDocumentationNamesEveryField() throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/results.md"));
    run("score", "--hub=torchhub", "--scorer=ast,official", "--out=" + folder);

    Set<String> names = new TreeSet<>();
    new ResultFiles(folder).verdicts().forEach(verdict -> collect(verdict, names));
    JsonNode summary = new ResultFiles(folder).json("summary.json");
    summary.findParents("hallucination_kinds").forEach(one -> kinds(one).removeAll());
    collect(summary, names);

    assertThat(names).hasSizeGreaterThan(40).allMatch(name -> page.contains("`" + name + "`"));
  }

  private static void collect(JsonNode value, Set<String> names) {
    names.addAll(fields(value));
    value.forEach(inner -> collect(inner, names));
  }

  private static ObjectNode kinds(JsonNode figures) {
    return (ObjectNode) figures.get("hallucination_kinds");
  }

  private static List<String> fields(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }
}

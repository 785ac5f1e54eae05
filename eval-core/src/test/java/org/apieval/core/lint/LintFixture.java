package org.apieval.core.lint;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.score.ZooHub;

/** Data files of the zoo, written line by line, to be checked. Used by one test. */
final class LintFixture {

  private final Path folder;
  private Optional<DataFile<ApiRecord>> catalogue = Optional.empty();
  private Optional<DataFile<QuestionLine>> questions = Optional.empty();
  private Optional<DataFile<QuestionLine>> training = Optional.empty();
  private final List<DataFile<Prompt>> prompts = new ArrayList<>();
  private final List<DataFile<Answer>> answers = new ArrayList<>();

  LintFixture(Path folder) {
    this.folder = folder;
  }

  LintFixture catalogue(String... lines) {
    catalogue = Optional.of(source("catalogue", lines).catalogue());
    return this;
  }

  LintFixture questions(String... lines) {
    questions = Optional.of(source("questions", lines).questions());
    return this;
  }

  LintFixture training(String... lines) {
    training = Optional.of(source("training", lines).questions());
    return this;
  }

  LintFixture prompts(String... lines) {
    prompts.add(source("prompts", lines).prompts());
    return this;
  }

  LintFixture answers(String... lines) {
    answers.add(source("answers", lines).answers());
    return this;
  }

  /** All findings. */
  List<Finding> findings() {
    return new Linter()
        .lint(
            new LintInput(
                Optional.of(new ZooHub()), catalogue, questions, training, prompts, answers));
  }

  /** The findings of one rule. */
  List<Finding> findings(Rule rule) {
    return findings().stream().filter(finding -> finding.rule().equals(rule.id())).toList();
  }

  /** The only finding that a rule has. */
  Finding only(Rule rule) {
    List<Finding> found = findings(rule);
    assertThat(found).as("%s in %s", rule, findings()).hasSize(1);
    return found.get(0);
  }

  /** A catalogue entry. */
  static String entry(String domain, String call) {
    return "{\"domain\": %s, \"api_call\": %s}".formatted(json(domain), json(call));
  }

  /** A question in the project's own form. */
  static String question(String id, String text, String domain, String gold) {
    return "{\"question_id\": %s, \"text\": %s, \"domain\": %s, \"api_call\": %s}"
        .formatted(json(id), json(text), json(domain), json(gold));
  }

  /** A prompt, or an answer. */
  static String text(String id, String text) {
    return "{\"question_id\": %s, \"text\": %s}".formatted(json(id), json(text));
  }

  private static String json(String text) {
    return new TextNode(text).toString();
  }

  private DataSource source(String name, String... lines) {
    try {
      return DataSource.of(Files.writeString(folder.resolve(name), String.join("\n", lines)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.HubData.AnswerLayout;
import org.apieval.core.dataset.HubData.CatalogueLayout;
import org.apieval.core.dataset.HubData.QuestionFields;
import org.apieval.core.dataset.HubData.QuestionFiles;
import org.apieval.core.dataset.HubData.QuestionLayout;
import org.apieval.core.dataset.HubData.QuestionsInCatalogue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HubDataReaderTest {

  @TempDir private Path folder;
  private CatalogueLayout catalogue =
      new CatalogueLayout(List.of(), "", "", Optional.empty(), List.of());

  @BeforeEach
  void writeACatalogue() throws IOException {
    Path first =
        write(
            "a.json",
            "[",
            " {\"api\": {\"call\": \"f(x: y)\"}, \"group\": \"G\", \"ask\": [\"One?\", \"Two?\"]},",
            " {\"api\": {}},",
            " {\"api\": {\"call\": \"g()\"}, \"ask\": [3]}",
            "]");
    Path second = write("b.jsonl", "", "{\"api\": {\"call\": \"h()\"}, \"ask\": \"Three?\"}");
    catalogue =
        new CatalogueLayout(
            List.of(first, second),
            "api.call",
            "group",
            Optional.of("None"),
            List.of(CallCleaner.COLON_ARGUMENTS));
  }

  private Path write(String name, String... lines) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", lines));
  }

  private Benchmark read(QuestionLayout questions, Optional<AnswerLayout> answers) {
    return new HubDataReader()
        .benchmark(
            new FakeHub("zoo"), new HubData(catalogue, Optional.of(questions), answers), List.of());
  }

  @Test
  void recordsOfAllFilesAreNumberedThrough() {
    DataFile<ApiRecord> read =
        new HubDataReader().catalogue(new HubData(catalogue, Optional.empty(), Optional.empty()));

    assertThat(read.items()).extracting(ApiRecord::line).containsExactly(0, 2, 4);
    assertThat(read.items())
        .extracting(ApiRecord::apiCall)
        .containsExactly("f(x= y)", "g()", "h()");
    assertThat(read.items()).extracting(ApiRecord::domain).containsExactly("G", "None", "None");
    assertThat(read.places().of(2)).isEqualTo(new Place(folder.resolve("a.json").toString(), 3));
    assertThat(read.places().of(4)).isEqualTo(new Place(folder.resolve("b.jsonl").toString(), 1));
    assertThat(read.problems())
        .extracting(DataProblem::toString)
        .containsExactly(folder.resolve("a.json") + ":3: field \"api.call\" is missing");
  }

  @Test
  void questionsInTheCatalogueHaveIdsThatOtherFilesDoNotChange() {
    Benchmark read = read(new QuestionsInCatalogue("ask"), Optional.empty());

    assertThat(read.questions())
        .containsOnlyKeys("a/1/1", "a/1/2", "b/2/1")
        .containsEntry("a/1/2", new Question("a/1/2", "Two?", "G", "f(x= y)"));
    assertThat(read.problems())
        .extracting(DataProblem::toString)
        .contains(
            folder.resolve("a.json")
                + ":4: field \"ask\" must be a list of texts with something in them, not the number"
                + " 3 in it");
  }

  @Test
  void fieldsOfQuestionsAndAnswersAreThoseThatAreNamed() throws IOException {
    QuestionFiles questions =
        new QuestionFiles(
            List.of(
                write(
                    "q.jsonl",
                    "{\"n\": 7, \"q\": \"One?\", \"c\": \"f()\", \"d\": \"G\"}",
                    "{\"n\": 7, \"q\": \"Two?\", \"c\": \"f()\", \"d\": \"G\"}")),
            Optional.of(new QuestionFields(Optional.of("n"), "q", "c", "d")));
    AnswerLayout answers =
        new AnswerLayout(List.of(write("m.jsonl", "{\"of\": 7, \"out\": \"f()\"}")), "of", "out");

    Benchmark read = read(questions, Optional.of(answers));

    assertThat(read.questions()).containsOnlyKeys("7");
    assertThat(read.problems())
        .extracting(DataProblem::toString)
        .contains(folder.resolve("q.jsonl") + ":2: field \"n\" is 7 again; the first one counts");
    assertThat(read.answers().get(0).answers().get(0).text()).contains("f()");
  }

  @Test
  void questionsWithoutAnIdAreNumbered() throws IOException {
    QuestionFiles questions =
        new QuestionFiles(
            List.of(
                write("q.jsonl", "{\"q\": \"One?\", \"api_call\": \"f()\", \"domain\": \"G\"}")),
            Optional.of(new QuestionFields(Optional.empty(), "q", "api_call", "domain")));

    assertThat(read(questions, Optional.empty()).questions()).containsOnlyKeys("1");
  }

  @Test
  void fileOfNoUseCostsOnlyItself() throws IOException {
    Path empty = write("c.json", "");
    Path good = write("d.json", "[{\"call\": \"f()\", \"domain\": \"G\"}]");
    HubData data =
        new HubData(
            new CatalogueLayout(
                List.of(empty, good), "call", "domain", Optional.empty(), List.of()),
            Optional.empty(),
            Optional.empty());

    assertThat(new HubDataReader().catalogue(data).items()).hasSize(1);
    assertThat(new HubDataReader().catalogue(data).problems())
        .extracting(DataProblem::toString)
        .containsExactly(empty + ":1: no record that a catalogue may have");
  }

  @Test
  void fieldThatNoRecordHasHoldsNoQuestion() {
    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> read(new QuestionsInCatalogue("asked"), Optional.empty()))
        .withMessage(folder.resolve("a.json") + " (and 1 more) has no question in \"asked\"");
  }

  @Test
  void catalogueWithoutAnyEntryIsAnError() throws IOException {
    catalogue =
        new CatalogueLayout(
            List.of(write("e.json", "[{\"a\": 1}]")),
            "call",
            "domain",
            Optional.empty(),
            List.of());

    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> read(new QuestionsInCatalogue("ask"), Optional.empty()))
        .withMessage(
            folder.resolve("e.json")
                + " has no record that a catalogue may have; "
                + folder.resolve("e.json")
                + ":1: field \"domain\" is missing; a hub file may name another one as domain, or a"
                + " default-domain");
  }
}

package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documents in a result folder, wherever models got them from. */
class ResultDocumentsTest {

  @TempDir private Path folder;

  @Test
  void aRunSaysWhichDocumentsItRetrievedAndItsDigestsAreThoseOfItsSettings() throws IOException {
    run(
        "run",
        "--hub=torchhub",
        "--model=retrieved",
        "--retriever=oracle,bm25",
        "--top-k=2",
        "--quiet",
        "--out=" + folder);
    ResultFiles oracle = new ResultFiles(folder.resolve("torchhub.retrieved.oracle.paper"));
    ResultFiles bm25 = new ResultFiles(folder.resolve("torchhub.retrieved.bm25.paper"));

    assertThat(oracle.verdicts())
        .allSatisfy(
            verdict ->
                assertThat(ResultFiles.documents(verdict))
                    .isNotEmpty()
                    .allMatch(document -> document.get("gold").asBoolean()));
    assertThat(bm25.verdicts())
        .allMatch(verdict -> verdict.get("documents").size() == 2)
        .anyMatch(verdict -> !verdict.at("/documents/0/gold").asBoolean());
    JsonNode hub = bm25.hub("summary.json", "torchhub");
    assertThat(hub.get("catalogue")).isEqualTo(bm25.json("settings.json").get("catalogue"));
    assertThat(hub.get("questions")).isEqualTo(bm25.json("settings.json").get("questions"));
    assertThat(hub.get("floor")).isNotNull();
  }

  @Test
  void theAnswersOfARunScoredAgainHaveTheDocumentsOfTheRun() throws IOException {
    run(
        "run",
        "--hub=torchhub",
        "--model=retrieved",
        "--retriever=bm25",
        "--top-k=3",
        "--quiet",
        "--out=" + folder);
    ResultFiles kept = new ResultFiles(folder.resolve("torchhub.retrieved.bm25.paper"));
    SampleFiles sample = SampleFiles.of("torchhub", folder);

    run(
        "score",
        "--hub=torchhub",
        "--catalogue=" + sample.catalogue(),
        "--questions=" + sample.questions(),
        "--answers=" + kept.folder().resolve("answers.jsonl"),
        "--out=" + folder.resolve("again"));

    List<JsonNode> again = new ResultFiles(folder.resolve("again")).verdicts();
    assertThat(again)
        .map(ResultFiles::documents)
        .isEqualTo(kept.verdicts().stream().map(ResultFiles::documents).toList());
    assertThat(
            new ResultFiles(folder.resolve("again"))
                .hub("summary.json", "torchhub")
                .get("catalogue"))
        .isEqualTo(kept.json("settings.json").get("catalogue"));
  }

  @Test
  void questionsThatCarryADocumentAreScoredWithIt() throws IOException {
    List<String> command = new ArrayList<>(List.of("score", "--quiet"));
    command.addAll(SampleFiles.withoutCall(folder));
    Path questions = folder.resolve("one-question.jsonl");
    Files.writeString(
        questions,
        Files.readString(questions)
            .replace("?", "? Use this API documentation for reference: {\\\"api_call\\\": 1}"));
    command.add("--out=" + folder.resolve("out"));

    run(command.toArray(String[]::new));

    List<JsonNode> verdicts = new ResultFiles(folder.resolve("out")).verdicts();
    assertThat(verdicts).hasSize(1);
    assertThat(verdicts.get(0).get("documents"))
        .hasToString(
            "[{\"domain\":null,\"api_call\":null,\"domain_correct\":false,\"gold\":false,"
                + "\"text\":\"{\\\"api_call\\\": 1}\"}]");
  }

  @Test
  void aCheckoutsPromptsAreThoseOfTheAnswersThatAreNamedAlike() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder.resolve("checkout"));
    Path responses = checkout.resolve("gorilla/eval/eval-data/responses/torchhub");
    Files.move(
        responses.resolve("good.jsonl"), responses.resolve("response_torchhub_M_oracle.jsonl"));
    run(
        "retrieve",
        "--gorilla=" + checkout,
        "--retriever=oracle",
        "--quiet",
        "--out=" + checkout.resolve("gorilla/eval/eval-data/questions/torchhub"));

    run("score", "--gorilla=" + checkout, "--quiet", "--out=" + folder.resolve("out"));

    assertThat(new ResultFiles(folder.resolve("out")).verdicts())
        .isNotEmpty()
        .allSatisfy(
            verdict ->
                assertThat(ResultFiles.documents(verdict))
                    .hasSize(verdict.get("answers").asText().contains("oracle") ? 1 : 0)
                    .allMatch(document -> document.get("gold").asBoolean()));
  }
}

package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {

  @TempDir private Path top;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(top.resolve("run"));
  }

  @Test
  void aFolderAndItsFileHoldTheSame() throws IOException {
    verdicts(folder, line("a.jsonl", "h", "ast"));

    Results byFolder = read(folder.toString());

    assertThat(read(folder.resolve("verdicts.jsonl").toString())).isEqualTo(byFolder);
    ResultFile file = byFolder.files().get(0);
    assertThat(file.name()).isEqualTo("a.jsonl");
    assertThat(file.hub()).isEqualTo("h");
    assertThat(file.scorer()).isEqualTo("ast");
    assertThat(file.folder()).isEqualTo(folder);
    assertThat(file.digests()).isEqualTo(HubDigests.UNKNOWN);
    assertThat(file.run()).isEmpty();
    assertThat(file.lines()).hasSize(1);
  }

  @Test
  void everyHubAnswerFileAndScorerIsAFileOfItsOwnInOrder() throws IOException {
    verdicts(
        folder,
        line("b", "h", "ast"),
        line("a", "h", "ast"),
        line("b", "h", "ast"),
        line("b", "h", "official"),
        line("b", "g", "ast"));

    assertThat(read(folder.toString()).files())
        .extracting(file -> file.hub() + " " + file.answers() + " " + file.scorer())
        .containsExactly("h b ast", "h a ast", "h b official", "g b ast");
    assertThat(read(folder.toString()).files().get(0).lines()).hasSize(2);
  }

  @Test
  void aFolderOfFoldersHoldsAllOfThemAndTheirNamesDiffer() throws IOException {
    verdicts(Files.createDirectory(folder.resolve("two")), line("a", "h", "ast"));
    verdicts(
        Files.createDirectory(folder.resolve("one")), line("a", "h", "ast"), line("b", "h", "ast"));
    Files.createDirectory(folder.resolve("other"));

    assertThat(names(folder.toString())).containsExactly("one/a", "b", "two/a");
    assertThat(read(folder + "#two").files())
        .extracting(ResultFile::folder)
        .containsExactly(folder.resolve("two"));
  }

  @Test
  void severalFoldersAreToldApartByAsManyNamesAsItTakes() throws IOException {
    for (String path : List.of("x/run", "y/run", "y/walk")) {
      verdicts(
          Files.createDirectories(top.resolve(path)), line("a", "h", "ast"), line("a", "g", "ast"));
    }
    verdicts(folder, line("", "h", "ast"));

    Results all =
        Results.read(
            List.of(
                top.resolve("x/run").toString(),
                top.resolve("y/run").toString(),
                top.resolve("y/walk").toString(),
                top.resolve("x/run").toString(),
                folder.toString()));

    assertThat(all.files().stream().filter(file -> file.hub().equals("h")))
        .extracting(ResultFile::name)
        .containsExactly("x/run/a", "y/run/a", "walk/a", "run");
  }

  @Test
  void behindAHashSignStandsAPartOfTheName() throws IOException {
    verdicts(folder, line("good.jsonl", "h", "ast"), line("poor.jsonl", "h", "ast"));

    assertThat(names(folder + "#poor")).containsExactly("poor.jsonl");
    assertThatThrownBy(() -> read(folder + "#bad"))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("\"bad\"")
        .hasMessageEndingWith("there is: good.jsonl, poor.jsonl");
  }

  @Test
  void aHashSignInAFoldersNameIsAPartOfIt() throws IOException {
    Path odd = Files.createDirectory(top.resolve("a#b"));
    verdicts(odd, line("x", "h", "ast"), line("y", "h", "ast"));

    assertThat(names(odd.toString())).containsExactly("x", "y");
    assertThat(names(odd + "#y")).containsExactly("y");
  }

  @Test
  void whatWasAskedIsJoinedFromTheFirstScorersLine() throws IOException {
    verdicts(
        folder,
        line("a", "h", "ast").replace("}", ",\"line\":3,\"request\":\"why\",\"answer\":\"so\"}"),
        line("a", "h", "ast").replace("}", ",\"line\":4,\"request\":\"when\"}"),
        line("a", "h", "official").replace("}", ",\"line\":4}"),
        line("a", "h", "official").replace("}", ",\"line\":3}"),
        line("a", "h", "official").replace("}", ",\"line\":5}"));

    List<VerdictLine> official = read(folder.toString()).files().get(1).lines();

    assertThat(official)
        .extracting(line -> line.data().request())
        .containsExactly(Optional.of("when"), Optional.of("why"), Optional.empty());
    assertThat(official.get(1).data().answer()).contains("so");
  }

  @Test
  void settingsAndDigestsAreReadWhereTheyAre() throws IOException {
    verdicts(folder, line("a", "h", "ast"), line("a", "g", "ast"));
    Files.writeString(
        folder.resolve("settings.json"),
        "{\"hub\":\"h\",\"model\":\"m\",\"retriever\":\"r\",\"prompt\":\"p\",\"catalogue\":\"c0\"}");

    ResultFile bySettings = read(folder.toString()).files().get(0);
    Files.writeString(
        folder.resolve("summary.json"),
        "{\"hubs\":[{\"hub\":\"h\",\"scorer\":\"ast\",\"catalogue\":\"c1\",\"questions\":\"q1\"},"
            + "{\"hub\":\"g\",\"scorer\":\"ast\"}]}");
    List<ResultFile> bySummary = read(folder.toString()).files();

    assertThat(bySettings.digests()).isEqualTo(new HubDigests(Optional.of("c0"), Optional.empty()));
    RunDescription run = bySettings.run().orElseThrow();
    assertThat(List.of(run.model(), run.retriever(), run.prompt()))
        .containsExactly(Optional.of("m"), Optional.of("r"), Optional.of("p"));
    assertThat(bySummary)
        .extracting(ResultFile::digests)
        .containsExactly(new HubDigests(Optional.of("c1"), Optional.of("q1")), HubDigests.UNKNOWN);
  }

  @Test
  void whatIsNotThereIsSaid() throws IOException {
    assertUserError(top.resolve("none").toString(), "no such file");
    assertUserError("a\0b", "no such file: a\\x00b");
    assertUserError(folder.toString(), "there is no verdicts.jsonl in");
    verdicts(folder);
    assertUserError(folder.toString(), "there are no verdicts in");
  }

  @Test
  void brokenFilesBesideTheVerdictsAreSaid() throws IOException {
    verdicts(folder, line("a", "h", "ast"));
    Files.writeString(folder.resolve("summary.json"), "{\n\"hubs\":");
    assertUserError(folder.toString(), "summary.json:2: broken JSON");
    Files.writeString(folder.resolve("summary.json"), "[]");
    assertUserError(folder.toString(), "summary.json: expected a JSON object");
  }

  private static void assertUserError(String spec, String message) {
    assertThatThrownBy(() -> read(spec))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageContaining(message);
  }

  private static Results read(String spec) {
    return Results.read(spec);
  }

  private static List<String> names(String spec) {
    return read(spec).files().stream().map(ResultFile::name).toList();
  }

  private static void verdicts(Path folder, String... lines) throws IOException {
    Files.write(folder.resolve("verdicts.jsonl"), List.of(lines));
  }

  private static String line(String answers, String hub, String scorer) {
    return "{\"answers\":\"%s\",\"hub\":\"%s\",\"question_id\":1,\"scorer\":\"%s\",\"verdict\":\"correct\"}"
        .formatted(answers, hub, scorer);
  }
}

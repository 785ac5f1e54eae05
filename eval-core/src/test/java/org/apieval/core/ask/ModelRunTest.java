package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;
import org.apieval.core.prompt.PaperPrompt;
import org.apieval.core.prompt.PlainPrompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelRunTest {

  private static final AskLimits QUICK =
      new AskLimits(
          3,
          OptionalInt.empty(),
          OptionalInt.empty(),
          2,
          Duration.ofMillis(1),
          Duration.ofMillis(2));
  private static final ApiRecord DOCUMENT =
      new ApiRecord(7, "D", "f('a')", Map.of("api_call", "f('a')"));

  private static final ModelRun.Watcher NOBODY = new ModelRun.Watcher() {};

  @TempDir private Path folder;

  @Test
  void answersAreKeptInTheOrderOfTheQuestions() throws IOException {
    ModelRun.Result result = run(settings("a"), 2).run(questions(5), echo(), NOBODY);

    assertThat(result.failed()).isEmpty();
    assertThat(result.kept()).isZero();
    assertThat(Files.readAllLines(folder.resolve("answers.jsonl")))
        .hasSize(10)
        .first()
        .asString()
        .isEqualTo(
            "{\"question_id\":\"0\",\"text\":\"to request 0\",\"repeat\":0,\"prompt\":\"request 0\","
                + "\"documents\":[],\"input_tokens\":3,\"output_tokens\":null,\"latency_ms\":7,"
                + "\"finish\":\"length\"}");
    assertThat(result.asked())
        .extracting(Asked::key)
        .containsExactlyElementsOf(
            IntStream.range(0, 10)
                .mapToObj(index -> new Item.Key(Integer.toString(index / 2), index % 2))
                .toList());
  }

  @Test
  void whatHasItsAnswerIsNotAskedAgain() throws IOException {
    run(settings("a"), 1).run(questions(5), echo(), NOBODY);
    byte[] before = Files.readAllBytes(folder.resolve("answers.jsonl"));
    AtomicInteger steps = new AtomicInteger();

    ModelRun.Result again =
        run(settings("a"), 1)
            .run(
                questions(5),
                new Asker(
                    item -> {
                      throw new AssertionError("asked again");
                    },
                    QUICK),
                new ModelRun.Watcher() {
                  @Override
                  public void kept() {
                    steps.incrementAndGet();
                  }
                });

    assertThat(again.asked()).hasSize(5);
    assertThat(again.kept()).isEqualTo(5);
    assertThat(steps).hasValue(5);
    assertThat(Files.readAllBytes(folder.resolve("answers.jsonl"))).isEqualTo(before);
  }

  @Test
  void whatFailedIsAskedAgainTheNextTime() throws IOException {
    Set<String> broken = new HashSet<>(Set.of("1", "3"));
    Asker asker =
        new Asker(
            item -> {
              if (broken.contains(item.key().questionId())) {
                throw new ModelFailure(
                    ModelFailure.Kind.UNAVAILABLE, "no server", Optional.empty(), null);
              }
              return AskerTest.answer("good");
            },
            QUICK);

    ModelRun.Result first = run(settings("a"), 1).run(questions(5), asker, NOBODY);
    assertThat(first.failed()).extracting(one -> one.key().questionId()).containsExactly("1", "3");
    assertThat(Files.readAllLines(folder.resolve("failures.jsonl")))
        .containsExactly(
            "{\"question_id\":\"1\",\"repeat\":0,\"reason\":\"no server\"}",
            "{\"question_id\":\"3\",\"repeat\":0,\"reason\":\"no server\"}");
    assertThat(first.toAnswers("x").answers()).filteredOn(one -> one.text().isEmpty()).hasSize(2);

    broken.clear();
    ModelRun.Result second = run(settings("a"), 1).run(questions(5), asker, NOBODY);
    assertThat(second.failed()).isEmpty();
    assertThat(second.asked()).hasSize(5);
    assertThat(Files.readString(folder.resolve("failures.jsonl"))).isEmpty();
  }

  /** A program that is killed leaves any beginning of what it would have written. */
  @Property(tries = 60)
  void whereverItIsKilledNoAnswerIsLostDoubledOrHalfWritten(
      @ForAll @IntRange(min = 0, max = 1_200) int cut) throws IOException {
    Path killed = Files.createTempDirectory("killed");
    ModelRun run = run(new RunFolder(killed), settings("a"), 1);
    run.run(questions(6), echo(), NOBODY);
    byte[] all = Files.readAllBytes(killed.resolve("answers.jsonl"));
    byte[] rest = Arrays.copyOf(all, Math.min(cut, all.length));
    Files.write(killed.resolve("answers.jsonl"), rest);
    AtomicInteger asked = new AtomicInteger();

    ModelRun.Result result =
        run.run(
            questions(6),
            new Asker(
                item -> {
                  asked.incrementAndGet();
                  return echo(item);
                },
                QUICK),
            NOBODY);

    long whole = new String(rest).chars().filter(c -> c == '\n').count();
    assertThat(result.kept()).isEqualTo((int) whole);
    assertThat(asked.get()).isEqualTo(6 - (int) whole);
    assertThat(Files.readAllBytes(killed.resolve("answers.jsonl"))).isEqualTo(all);
  }

  @Test
  void aFolderThatHoldsAnotherRunIsRefused() {
    run(settings("one"), 1).run(questions(1), echo(), NOBODY);

    assertThatThrownBy(() -> run(settings("two"), 1).run(questions(1), echo(), NOBODY))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("holds another run: model is two, was one; name another folder");
  }

  @Test
  void aLineThatIsNoAnswerIsNamed() throws IOException {
    run(settings("a"), 1).run(questions(2), echo(), NOBODY);
    Files.writeString(folder.resolve("answers.jsonl"), "{}\n{\"a\"\n");

    assertThatThrownBy(() -> run(settings("a"), 1).run(questions(2), echo(), NOBODY))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("answers.jsonl:1: this is no line of a run");
  }

  @Test
  void aFolderTakesOneRunAtATime() {
    RunFolder one = new RunFolder(folder);
    try (AnswerLog log = one.open(settings("a"))) {
      assertThat(log.answers()).isEmpty();
      assertThatThrownBy(() -> one.open(settings("a")))
          .hasMessageContaining("another run is writing");
    }
    one.open(settings("a")).close();
  }

  @Test
  void answersComeBackAsTheyWereWhateverIsInThem() {
    String odd = "\u0000\u2028 \ud800 \"\\\n\u4e16\ud83d\ude00";
    run(settings("a"), 1)
        .run(questions(1), new Asker(item -> AskerTest.answer(odd), QUICK), NOBODY);

    ModelRun.Result again = run(settings("a"), 1).run(questions(1), echo(), NOBODY);

    assertThat(again.asked().get(0).response()).isEqualTo(AskerTest.answer(odd));
  }

  @Test
  void theSystemPromptComesFirstAndDocumentsAreKept() {
    ModelRun run =
        new ModelRun(
            new RunFolder(folder),
            settings("a"),
            question -> List.of(DOCUMENT),
            new PaperPrompt(),
            Optional.of("Be brief."),
            ModelRequest.Sampling.defaults(),
            1);

    Item item = run.item(new Item.Key("0", 0), questions(1).get(0));

    assertThat(item.request().messages())
        .extracting(ModelRequest.Message::text)
        .containsExactly(
            "Be brief.",
            "request 0\n Use this API documentation for reference: {\"api_call\": \"f('a')\"}");
    assertThat(run.run(questions(1), echo(), NOBODY).asked().get(0).documents()).containsExactly(7);
  }

  @Test
  void aRunCanBeMadeLongerWithoutAskingAgain() {
    run(new RunSettings(Map.of("model", "a", "repeats", "1")), 1).run(questions(3), echo(), NOBODY);

    ModelRun.Result longer =
        run(new RunSettings(Map.of("model", "a", "repeats", "2")), 2)
            .run(questions(4), echo(), NOBODY);

    assertThat(longer.kept()).isEqualTo(3);
    assertThat(longer.asked()).hasSize(8);
  }

  private ModelRun run(RunSettings settings, int repeats) {
    return run(new RunFolder(folder), settings, repeats);
  }

  private static ModelRun run(RunFolder folder, RunSettings settings, int repeats) {
    return new ModelRun(
        folder,
        settings,
        question -> List.of(),
        new PlainPrompt(),
        Optional.empty(),
        ModelRequest.Sampling.defaults(),
        repeats);
  }

  private static RunSettings settings(String model) {
    return new RunSettings(Map.of("model", model));
  }

  private static Asker echo() {
    return new Asker(ModelRunTest::echo, QUICK);
  }

  private static ModelResponse echo(Item item) {
    return AskerTest.answer("to " + item.request().messages().get(0).text());
  }

  private static List<Question> questions(int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> new Question(Integer.toString(number), "request " + number, "D", "f()"))
        .toList();
  }
}

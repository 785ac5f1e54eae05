package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is killed goes on where it was, as often as it is killed. */
class RunKilledTest {

  private static final int ITEMS = 500;
  private static final int KILLS = 10;
  private static final long SEED = 20_261_130;

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void killedTenTimesARunOf500HasEveryAnswerOnceAndNoneIsChanged()
      throws IOException, InterruptedException {
    writeQuestions();
    Random random = new Random(SEED);
    Path answers = folder.resolve("run/torchhub.slow_m.none.plain/answers.jsonl");
    List<String> settled = List.of();
    for (int kill = 0; kill < KILLS; kill++) {
      Processes.Started started = start();
      int more = settled.size() + 1 + random.nextInt(ITEMS / KILLS - 5);
      while (started.process().isAlive() && lines(answers).size() < more) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      started.process().destroyForcibly().waitFor(); // SIGKILL
      List<String> now = lines(answers);
      assertThat(now).as("after kill %d", kill + 1).hasSizeGreaterThan(settled.size());
      assertThat(now.subList(0, settled.size())).isEqualTo(settled);
      settled = now;
    }
    assertThat(settled.size()).as("the kills came in the middle").isBetween(KILLS, ITEMS - 1);

    CommandLineFixture.Run last = start().await();

    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(lines(answers)).hasSize(ITEMS).containsAll(settled);
    List<String> ids = new ArrayList<>();
    for (String line : lines(answers)) {
      ids.add(json.readTree(line).get("question_id").asText());
    }
    assertThat(ids).doesNotHaveDuplicates().hasSize(ITEMS);
  }

  private void writeQuestions() throws IOException {
    Files.writeString(
        folder.resolve("apis.jsonl"),
        "{\"domain\": \"D\", \"api_call\": \"torch.hub.load('a/b', 'c')\"}\n");
    StringBuilder questions = new StringBuilder();
    for (int number = 0; number < ITEMS; number++) {
      questions.append(
          "{\"question_id\": %d, \"text\": \"request %d\", \"domain\": \"D\", \"api_call\": \"f()\"}\n"
              .formatted(number, number));
    }
    Files.writeString(folder.resolve("eval.jsonl"), questions);
  }

  private Processes.Started start() throws IOException {
    return Processes.start(
        folder,
        Map.of(),
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        "org.apieval.app.Main",
        "run",
        "--quiet",
        "--hub=torchhub",
        "--model=slow:m",
        "--set=slow.millis=8",
        "--prompt=plain",
        "--concurrency=3",
        "--catalogue=" + folder.resolve("apis.jsonl"),
        "--questions=" + folder.resolve("eval.jsonl"),
        "--out=" + folder.resolve("run"));
  }

  private static List<String> lines(Path file) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = Files.readString(file);
    int whole = text.lastIndexOf('\n') + 1;
    return text.substring(0, whole).lines().toList();
  }
}

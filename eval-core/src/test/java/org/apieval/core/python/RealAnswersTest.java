package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;

/** The published answers, where they are at hand. */
class RealAnswersTest {

  private final CallFinder finder = new CallFinder();

  @Test
  void everyAnswerIsReadAndMostHoldCalls() throws IOException {
    List<String> texts = texts();
    int withCalls = 0;
    int calls = 0;
    int problems = 0;

    for (String text : texts) {
      MappedText mapped = MappedText.of(text);
      List<SourceCall> found = finder.inText(mapped);
      Bindings bindings = Bindings.of(mapped);
      found.forEach(call -> bindings.resolve(call.call()));
      finder.inCode(mapped);
      withCalls += found.isEmpty() ? 0 : 1;
      calls += found.size();
      problems += (int) found.stream().filter(call -> call.problem().isPresent()).count();
    }

    assertThat(withCalls).isGreaterThan(texts.size() * 9 / 10);
    assertThat(problems).isLessThan(calls / 100);
  }

  @Test
  void cutAndSplicedAnswersAreRead() throws IOException {
    List<String> texts = texts();
    Random random = new Random(11);

    for (int i = 0; i < 500; i++) {
      String first = texts.get(random.nextInt(texts.size()));
      String second = texts.get(random.nextInt(texts.size()));
      String spliced =
          first.substring(0, random.nextInt(first.length() + 1))
              + second.substring(random.nextInt(second.length() + 1));
      for (SourceCall call : finder.inText(MappedText.of(spliced))) {
        assertThat(call.span().end()).isLessThanOrEqualTo(spliced.length());
      }
      finder.inCode(MappedText.of(spliced));
    }
  }

  private static List<String> texts() throws IOException {
    Optional<Path> data = GorillaHome.find();
    assumeTrue(data.isPresent(), "the published answers are not at hand");
    List<String> texts = new ArrayList<>();
    ObjectMapper json = new ObjectMapper();
    Path responses = data.get().resolve("gorilla/eval/eval-data/responses");
    try (Stream<Path> files = Files.walk(responses)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".jsonl")).sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (!line.isBlank()) {
            texts.add(json.readTree(line).path("text").asText());
          }
        }
      }
    }
    return texts;
  }
}

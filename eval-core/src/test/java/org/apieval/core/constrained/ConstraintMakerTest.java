package org.apieval.core.constrained;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.constraint.MeasureReader;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstraintMakerTest {

  @TempDir private Path folder;

  @Property(tries = 100)
  void goldCallsMeetTheirConstraintsAndAnotherApiOfTheDomainDoesNot(
      @ForAll @Size(min = 2, max = 8) List<@IntRange(min = 1, max = 99) Integer> accuracies,
      @ForAll long seed) {
    Benchmark benchmark = benchmark(accuracies);

    List<ConstrainedQuestion> made = new ConstraintMaker(benchmark, seed).ofQuestions();

    boolean comparable = accuracies.stream().distinct().count() > 1;
    assertThat(made.isEmpty()).isEqualTo(!comparable);
    assertThat(made).allSatisfy(one -> holds(benchmark, one));
    assertThat(new ConstraintMaker(benchmark, seed).ofDomains(3))
        .allSatisfy(one -> holds(benchmark, one));
  }

  private static void holds(Benchmark benchmark, ConstrainedQuestion one) {
    assertThat(meets(one, one.entry())).isTrue();
    assertThat(one.entry().apiCall()).isEqualTo(one.question().goldCall());
    assertThat(benchmark.catalogue())
        .filteredOn(entry -> entry.domain().equals(one.question().domain()))
        .anyMatch(entry -> !meets(one, entry));
  }

  private static boolean meets(ConstrainedQuestion one, ApiRecord entry) {
    return ConstraintCheck.of(one.constraints(), List.of(new MeasureReader().read(entry))).met();
  }

  @Property(tries = 50)
  void whatAQuestionGetsDependsOnTheSeedAndNotOnOtherQuestions(@ForAll long seed) {
    Benchmark all = benchmark(List.of(10, 20, 30, 40));
    Map<String, Question> some = new LinkedHashMap<>(all.questions());
    some.remove("1");
    Benchmark fewer = new Benchmark(all.hub(), all.catalogue(), some, List.of(), List.of());

    List<ConstrainedQuestion> of = new ConstraintMaker(all, seed).ofQuestions();

    assertThat(new ConstraintMaker(all, seed).ofQuestions()).isEqualTo(of);
    assertThat(new ConstraintMaker(fewer, seed).ofQuestions())
        .isEqualTo(of.stream().filter(one -> !one.question().id().equals("1")).toList());
  }

  @Test
  void seedsAndQuestionsVaryTheWording() {
    Benchmark benchmark = benchmark(List.of(10, 20, 30, 40, 50, 60));

    assertThat(
            LongStream.range(0, 30)
                .mapToObj(seed -> new ConstraintMaker(benchmark, seed).ofQuestions().get(2))
                .map(one -> one.question().text().replaceAll("\\d+", "N"))
                .distinct())
        .hasSizeGreaterThan(5);
  }

  @Test
  void requestsOfADomainAreNotAlike() {
    List<ConstrainedQuestion> made =
        new ConstraintMaker(benchmark(List.of(10, 20, 30, 40, 50)), 1).ofDomains(12);

    assertThat(made).hasSize(12);
    assertThat(made).extracting(one -> one.question().text()).doesNotHaveDuplicates();
    assertThat(made).extracting(one -> one.question().id()).doesNotHaveDuplicates();
  }

  @Test
  void figuresOfOtherDataSetsAreNotCompared() {
    List<ApiRecord> catalogue =
        List.of(
            entry(0, "a", Map.of("dataset", "ImageNet", "accuracy", 80)),
            entry(1, "b", Map.of("dataset", "CIFAR-10", "accuracy", 60)),
            entry(2, "c", Map.of("accuracy", 50)),
            entry(3, "d", Map.of("dataset", "ImageNet", "top-1 accuracy", 40)));

    assertThat(maker(catalogue).ofDomains(5)).isEmpty();
  }

  private static ConstraintMaker maker(List<ApiRecord> catalogue) {
    return new ConstraintMaker(
        new Benchmark(new ZooHub(), catalogue, Map.of(), List.of(), List.of()), 0);
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    Benchmark benchmark = benchmark(List.of(11, 22, 33));
    List<ConstrainedQuestion> made = new ConstraintMaker(benchmark, 5).ofQuestions();
    StringWriter text = new StringWriter();
    ConstrainedLines.write(made, text);
    Path questions = Files.writeString(folder.resolve("q.jsonl"), text.toString());
    Path catalogue =
        Files.writeString(
            folder.resolve("c.jsonl"), "{\"domain\": \"D\", \"api_call\": \"zoo.load('a')\"}\n");

    Benchmark read = new BenchmarkReader().fromFiles(new ZooHub(), catalogue, questions, List.of());

    assertThat(read.problems()).isEmpty();
    assertThat(read.questions().values())
        .containsExactlyElementsOf(made.stream().map(ConstrainedQuestion::question).toList());
    made.forEach(
        one ->
            assertThat(read.constraints()).containsEntry(one.question().id(), one.constraints()));
  }

  private static Benchmark benchmark(List<Integer> accuracies) {
    List<ApiRecord> catalogue = new ArrayList<>();
    Map<String, Question> questions = new LinkedHashMap<>();
    for (int accuracy : accuracies) {
      int line = catalogue.size();
      catalogue.add(
          entry(
              line,
              "m" + line,
              Map.of("dataset", "ImageNet", "accuracy", accuracy, "params", accuracy + "M")));
      String id = Integer.toString(line + 1);
      questions.put(
          id, new Question(id, "What is on it?", "Animals", catalogue.get(line).apiCall()));
    }
    return new Benchmark(new ZooHub(), catalogue, questions, List.of(), List.of());
  }

  private static ApiRecord entry(int line, String model, Map<String, Object> performance) {
    String call = "zoo.load('" + model + "')";
    return new ApiRecord(
        line,
        "Animals",
        call,
        Map.of("domain", "Animals", "api_call", call, "performance", performance));
  }
}

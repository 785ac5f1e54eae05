package org.apieval.core.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.QuestionRow;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;

class SplitterTest {

  private final Splitter splitter = new Splitter(new ZooHub());

  @Test
  void everyDomainGivesItsShare() {
    List<QuestionRow> rows = new ArrayList<>();
    for (int line = 0; line < 100; line++) {
      rows.add(row(line, line < 80 ? "Big" : "Small", "zoo.load('r', 'm" + line + "')"));
    }

    Splitter.Halves halves = splitter.split(rows, Splitter.By.REQUEST, 0.2, 1);

    assertThat(domains(halves.test())).isEqualTo(Map.of("Big", 16L, "Small", 4L));
    assertThat(splitter.split(rows, Splitter.By.API, 0.2, 1).test()).hasSize(20);
    assertThat(splitter.split(rows, Splitter.By.REQUEST, 0.2, 2)).isNotEqualTo(halves);
  }

  @Test
  void domainsOfOneApiGiveTheirShareTogether() {
    List<QuestionRow> rows = new ArrayList<>();
    for (int line = 0; line < 100; line++) {
      rows.add(row(line, "D" + line / 10, "zoo.load('r', 'm" + line / 10 + "')"));
    }

    assertThat(splitter.split(rows, Splitter.By.API, 0.2, 7).test()).hasSize(20);
  }

  @Test
  void callsThatMatchEachOtherAreOneApiWhateverTheirSpelling() {
    List<QuestionRow> rows = new ArrayList<>();
    for (int group = 0; group < 4; group++) {
      rows.add(row(rows.size(), "D", "zoo.load('r%d', 'm', size=1)".formatted(group)));
      rows.add(row(rows.size(), "D", "zoo.load(model='m', repo='r%d')".formatted(group)));
      rows.add(row(rows.size(), "D", "zoo.load('r%d')".formatted(group))); // any model
      rows.add(row(rows.size(), "D", "zoo.load('r%d', 'other')".formatted(group)));
    }
    rows.add(row(rows.size(), "D", "no call  at all"));
    rows.add(row(rows.size(), "D", "no call at all"));

    for (long seed = 0; seed < 20; seed++) {
      Splitter.Halves halves = splitter.split(rows, Splitter.By.API, 0.4, seed);
      Set<Integer> test =
          halves.test().stream().map(one -> one.line() / 4).collect(Collectors.toSet());
      assertThat(halves.train()).noneMatch(one -> test.contains(one.line() / 4));
      assertThat(halves.test()).isNotEmpty();
    }
  }

  @Property
  void nothingIsLostAndNoApiLeaks(
      @ForAll("questions") List<QuestionRow> rows,
      @ForAll @DoubleRange(min = 0.05, max = 0.95) double share,
      @ForAll long seed) {
    for (Splitter.By by : Splitter.By.values()) {
      Splitter.Halves halves = splitter.split(rows, by, share, seed);
      List<QuestionRow> all = new ArrayList<>(halves.train());
      all.addAll(halves.test());
      assertThat(all).containsExactlyInAnyOrderElementsOf(rows);
      assertThat(halves.train()).isSortedAccordingTo((a, b) -> Integer.compare(a.line(), b.line()));
      assertThat(splitter.split(rows, by, share, seed)).isEqualTo(halves);
      Leakage leakage = Leakage.of(new ZooHub(), halves);
      if (by == Splitter.By.API) {
        assertThat(leakage.apis()).isZero();
        assertThat(leakage.keys()).isZero();
      } else {
        assertThat(halves.test()).hasSize((int) Math.round(rows.size() * share));
      }
    }
  }

  @Property
  void sharesAddUpAndStayWithinOne(
      @ForAll List<@IntRange(min = 0, max = 50) Integer> sizes,
      @ForAll @DoubleRange(min = 0, max = 1) double share) {
    Map<Integer, Integer> strata = new TreeMap<>();
    for (int index = 0; index < sizes.size(); index++) {
      strata.put(index, sizes.get(index));
    }
    Map<Integer, Integer> shares = Shares.of(strata, share);
    int total = sizes.stream().mapToInt(size -> size).sum();

    assertThat(shares.values().stream().mapToInt(size -> size).sum())
        .isEqualTo((int) Math.round(total * share));
    assertThat(shares)
        .allSatisfy(
            (stratum, size) ->
                assertThat(Math.abs(size - strata.get(stratum) * share)).isLessThan(1.0000001));
  }

  @Provide
  Arbitrary<List<QuestionRow>> questions() {
    Arbitrary<String> calls =
        Arbitraries.of("a", "b", "c", "d")
            .flatMap(
                repo ->
                    Arbitraries.of("", ", 'x'", ", 'y'", ", model='x'", ", *z")
                        .map(rest -> "zoo.load('" + repo + "'" + rest + ")"));
    return Combinators.combine(Arbitraries.of("D", "d", "E", ""), calls)
        .as((domain, call) -> new String[] {domain, call})
        .list()
        .ofMinSize(1)
        .ofMaxSize(30)
        .map(
            pairs -> {
              List<QuestionRow> rows = new ArrayList<>();
              pairs.forEach(pair -> rows.add(row(rows.size(), pair[0], pair[1])));
              return rows;
            });
  }

  private static Map<String, Long> domains(List<QuestionRow> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(row -> row.question().domain(), Collectors.counting()));
  }

  private static QuestionRow row(int line, String domain, String call) {
    String id = Integer.toString(line);
    return new QuestionRow(line, new Question(id, "request " + id, domain, call), Map.of("id", id));
  }
}

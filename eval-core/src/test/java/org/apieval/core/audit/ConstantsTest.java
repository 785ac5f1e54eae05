package org.apieval.core.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.report.Rate;
import org.junit.jupiter.api.Test;

class ConstantsTest {

  /** Entries a, b and ab; the last one stands for APIs that are entered under two domains. */
  private static final List<ApiRecord> ENTRIES =
      List.of(
          new ApiRecord(0, "a", "f('a')", Map.of()),
          new ApiRecord(1, "b", "f('b')", Map.of()),
          new ApiRecord(2, "a b", "f('ab')", Map.of()),
          new ApiRecord(3, "b", "f('b2')", Map.of()));

  private final Constants constants =
      new Constants(
          ENTRIES,
          ENTRIES.stream().map(entry -> Set.of(entry.domain().split(" "))).toList(),
          domain -> domain.toLowerCase(Locale.ROOT));

  @Test
  void theBestConstantAnswersMostQuestions() {
    Constant best = constants.best(questions("a", "B", "c"));

    assertThat(best.entry().line()).isEqualTo(2);
    assertThat(best.accuracy()).isEqualTo(new Rate(2, 3));
  }

  @Test
  void ofEquallyGoodOnesTheFirstIsTaken() {
    assertThat(constants.best(questions("b")).entry().line()).isEqualTo(1);
    assertThat(constants.best(questions("c")).entry().line()).isZero();
  }

  @Test
  void aConstantForEachGroupAddsUp() {
    assertThat(constants.bestOfEach(List.of(questions("a", "c"), questions("b"))))
        .isEqualTo(new Rate(2, 3));
    assertThat(constants.bestOfEach(List.<List<Question>>of())).isEqualTo(Rate.OF_NOTHING);
  }

  @Property
  void oneConstantAGroupIsNeverWorseThanOneForAll(@ForAll("groups") List<List<String>> groups) {
    List<List<Question>> asked =
        groups.stream().map(group -> questions(group.toArray(String[]::new))).toList();
    List<Question> all = asked.stream().flatMap(List::stream).toList();

    assertThat(constants.bestOfEach(asked).numerator())
        .isGreaterThanOrEqualTo(constants.best(all).accuracy().numerator());
    assertThat(constants.bestOfEach(asked).denominator()).isEqualTo(all.size());
  }

  @Provide
  Arbitrary<List<List<String>>> groups() {
    return Arbitraries.of("a", "b", "c", "A").list().ofMinSize(1).ofMaxSize(6).list().ofMaxSize(5);
  }

  private static List<Question> questions(String... domains) {
    List<Question> questions = new ArrayList<>();
    for (String domain : domains) {
      questions.add(new Question("q" + questions.size(), "?", domain, "f()"));
    }
    return questions;
  }
}

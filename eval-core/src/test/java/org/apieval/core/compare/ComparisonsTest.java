package org.apieval.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.core.EvalException;
import org.apieval.core.results.HubDigests;
import org.junit.jupiter.api.Test;

class ComparisonsTest {

  @Test
  void onlyQuestionsThatOneGetsRightAreGainedOrLost() {
    Comparison one =
        compare(
            new SampleRun("a")
                .hub(
                    "h",
                    "1 correct",
                    "2 correct - D",
                    "3 hallucination no_call D",
                    "4 wrong_api - E",
                    "5 hallucination no_call",
                    "6 hallucination no_call E"),
            new SampleRun("b")
                .hub(
                    "h",
                    "1 correct",
                    "2 wrong_api - D",
                    "3 correct - D",
                    "4 correct - E",
                    "5 wrong_api",
                    "6 correct - E"));

    assertThat(one.test()).isEqualTo(new PairedTest(6, 3, 1));
    assertThat(one.pairing().first().numerator()).isEqualTo(2);
    assertThat(one.pairing().second().numerator()).isEqualTo(4);
    assertThat(one.pairing().gained().byKind()).isEqualTo(Map.of("no_call", 2, "wrong_api", 1));
    assertThat(one.pairing().gained().byDomain()).isEqualTo(Map.of("E", 2, "D", 1));
    assertThat(one.pairing().gained().byKind().keySet()).containsExactly("no_call", "wrong_api");
    assertThat(one.pairing().lost().byKind()).isEqualTo(Map.of("wrong_api", 1));
  }

  @Test
  void questionsWithoutAVerdictAreLeftOutAndCounted() {
    Comparison one =
        compare(
            new SampleRun("a").hub("h", "1 unscored", "2 correct", "3 correct"),
            new SampleRun("b").hub("h", "1 correct", "2 correct", "3 unscored"));

    assertThat(one.test().n()).isEqualTo(1);
    assertThat(one.pairing().unscored()).isEqualTo(2);
    assertThat(one.pairing().apart()).isZero();
  }

  @Test
  void answersToAQuestionAskedAgainArePairedInTheirOrder() {
    Comparison one =
        compare(
            new SampleRun("a").hub("h", "1 correct", "1 wrong_api", "2 correct"),
            new SampleRun("b").hub("h", "2 correct", "1 correct", "1 correct"));

    assertThat(one.test()).isEqualTo(new PairedTest(3, 1, 0));
    assertThat(one.pairing().repeated()).isTrue();
  }

  @Test
  void otherQuestionsAreRefusedUnlessTheCommonOnesAreWanted() {
    ComparedRun first = new SampleRun("a").hub("h", "1 correct", "2 correct").run();
    ComparedRun second = new SampleRun("b").hub("h", "2 wrong_api", "3 correct", "4 correct").run();

    assertRefused(
        first,
        second,
        "a and b have different questions of h: 2 and 3, of which 1 are common; only one has question"
            + " 1; compare what both have with --common");
    Comparison common = Comparisons.of(List.of(first, second), true).all().get(0);
    assertThat(common.test()).isEqualTo(new PairedTest(1, 0, 1));
    assertThat(common.pairing().apart()).isEqualTo(3);
  }

  @Test
  void anIdWithAnotherTextOrDomainIsAnotherQuestion() {
    SampleRun first = new SampleRun("a").hub("h", "1 correct - D one", "2 correct - D two");
    SampleRun text = new SampleRun("b").hub("h", "1 correct - D one", "2 correct - D other");
    SampleRun domain = new SampleRun("c").hub("h", "1 correct - E one", "2 correct - D two");

    assertRefused(first.run(), text.run(), "2 and 2, of which 1 are common; question 2 is another");
    assertRefused(first.run(), domain.run(), "question 1 is another in each");
    assertThat(
            Comparisons.of(List.of(first.run(), text.run()), true).all().get(0).pairing().apart())
        .isEqualTo(2);
  }

  @Test
  void otherCataloguesAreRefusedWhereBothAreKnown() {
    HubDigests one = new HubDigests(Optional.of("c1"), Optional.of("q"));
    HubDigests two = new HubDigests(Optional.of("c2"), Optional.of("q"));
    ComparedRun first = new SampleRun("a").hub("h", one, "1 correct").run();
    ComparedRun second = new SampleRun("b").hub("h", two, "1 correct").run();
    ComparedRun unknown = new SampleRun("c").hub("h", "1 correct").run();

    assertRefused(
        first,
        second,
        "a and b were judged by different catalogues of h; of their questions, 1 and 1, of which 1");
    assertThat(Comparisons.of(List.of(first, unknown), false).all()).hasSize(1);
    assertThat(Comparisons.of(List.of(first, second), true).all().get(0).differentData())
        .isEqualTo("catalogues");
  }

  @Test
  void hubsThatOnlyOneHasAreRefusedUnlessTheCommonOnesAreWanted() {
    ComparedRun first = new SampleRun("a").hub("g", "1 correct").hub("h", "1 correct").run();
    ComparedRun second = new SampleRun("b").hub("h", "1 correct").hub("i", "1 correct").run();
    ComparedRun third = new SampleRun("c").hub("j", "1 correct").run();

    assertRefused(first, second, "only one of a and b has answers of g, i;");
    assertThat(Comparisons.of(List.of(first, second), true).hubs()).containsExactly("h");
    assertThatThrownBy(() -> Comparisons.of(List.of(first, third), true))
        .hasMessage("a and c have no hub in common");
  }

  @Test
  void nothingInCommonIsNoComparison() {
    ComparedRun first = new SampleRun("a").hub("h", "1 correct").run();
    ComparedRun second = new SampleRun("b").hub("h", "1 unscored").run();

    assertThatThrownBy(() -> Comparisons.of(List.of(first, second), false))
        .isInstanceOf(EvalException.class)
        .hasMessage("a and b have no question of h in common on which both have a verdict");
  }

  @Test
  void everyPairOnEveryHubIsComparedAndCorrectedTogether() {
    String[] good = {"1 correct", "2 correct", "3 correct", "4 correct", "5 correct", "6 correct"};
    String[] bad = {
      "1 wrong_api", "2 wrong_api", "3 wrong_api", "4 wrong_api", "5 wrong_api", "6 wrong_api"
    };
    Comparisons all =
        Comparisons.of(
            List.of(
                new SampleRun("a").hub("g", good).hub("h", good).run(),
                new SampleRun("b").hub("g", good).hub("h", bad).run(),
                new SampleRun("c").hub("g", bad).hub("h", bad).run()),
            false);

    assertThat(all.all())
        .extracting(one -> one.hub() + one.first() + one.second())
        .containsExactly("g01", "g02", "g12", "h01", "h02", "h12");
    assertThat(all.all().get(1).test().mcNemar()).isEqualTo(0.03125);
    assertThat(all.all().get(1).adjusted()).isEqualTo(0.1875); // times 6
    assertThat(all.all())
        .extracting(Comparison::conclusion)
        .containsOnly(Comparison.Conclusion.NOT_SHOWN);
  }

  @Test
  void whatIsShownIsJudgedByTheExactTest() {
    String[] five = {"1 correct", "2 correct", "3 correct", "4 correct", "5 correct"};
    String[] none = {"1 wrong_api", "2 wrong_api", "3 wrong_api", "4 wrong_api", "5 wrong_api"};

    assertThat(compare(new SampleRun("a").hub("h", none), new SampleRun("b").hub("h", five)))
        .returns(Comparison.Conclusion.NOT_SHOWN, Comparison::conclusion);
    assertThat(
            compare(
                new SampleRun("a").hub("h", with(none, "6 wrong_api")),
                new SampleRun("b").hub("h", with(five, "6 correct"))))
        .returns(Comparison.Conclusion.BETTER, Comparison::conclusion);
    assertThat(
            compare(
                new SampleRun("b").hub("h", with(five, "6 correct")),
                new SampleRun("a").hub("h", with(none, "6 wrong_api"))))
        .returns(Comparison.Conclusion.WORSE, Comparison::conclusion);
  }

  @Property(tries = 200)
  void swappingTheRunsMirrorsEverything(
      @ForAll("outcomes") List<String> one, @ForAll("outcomes") List<String> two) {
    int n = Math.min(one.size(), two.size());
    SampleRun first = new SampleRun("a").hub("h", numbered(one.subList(0, n)));
    SampleRun second = new SampleRun("b").hub("h", numbered(two.subList(0, n)));
    Comparison there = compare(first, second);
    Comparison back = compare(second, first);

    assertThat(back.test().gained()).isEqualTo(there.test().lost());
    assertThat(back.test().lost()).isEqualTo(there.test().gained());
    assertThat(back.test().n()).isEqualTo(there.test().n());
    assertThat(back.pairing().gained()).isEqualTo(there.pairing().lost());
    assertThat(back.pairing().lost()).isEqualTo(there.pairing().gained());
    assertThat(back.pairing().first()).isEqualTo(there.pairing().second());
    assertThat(back.pairing().unscored()).isEqualTo(there.pairing().unscored());
    assertThat(back.adjusted()).isEqualTo(there.adjusted());
  }

  @Property(tries = 200)
  void aRunAgainstItselfIsNoDifference(@ForAll("outcomes") List<String> outcomes) {
    SampleRun run = new SampleRun("a").hub("h", numbered(outcomes));
    Comparison one = compare(run, run);

    assertThat(one.test().difference()).isZero();
    assertThat(one.test().mcNemar()).isEqualTo(1);
    assertThat(one.pairing().gained().count() + one.pairing().lost().count()).isZero();
  }

  /** The first one is always scored, so that there is something to compare. */
  @Provide
  Arbitrary<List<String>> outcomes() {
    Arbitrary<String> domain = Arbitraries.of("D", "E", "-");
    return Combinators.combine(
            Arbitraries.of(
                "correct -",
                "wrong_api -",
                "hallucination no_call",
                "hallucination unknown_model",
                "unscored -"),
            domain)
        .as((outcome, where) -> outcome + " -")
        .list()
        .ofMinSize(1)
        .ofMaxSize(40)
        .map(list -> with(list));
  }

  private static List<String> with(List<String> outcomes) {
    List<String> scored = new ArrayList<>(outcomes);
    scored.add(0, "correct -");
    return scored;
  }

  private static String[] with(String[] lines, String one) {
    String[] more = Arrays.copyOf(lines, lines.length + 1);
    more[lines.length] = one;
    return more;
  }

  private static String[] numbered(List<String> outcomes) {
    String[] lines = new String[outcomes.size()];
    for (int index = 0; index < lines.length; index++) {
      lines[index] = index + " " + outcomes.get(index);
    }
    return lines;
  }

  private static Comparison compare(SampleRun first, SampleRun second) {
    List<Comparison> all = Comparisons.of(List.of(first.run(), second.run()), false).all();
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  private static void assertRefused(ComparedRun first, ComparedRun second, String message) {
    assertThatThrownBy(() -> Comparisons.of(List.of(first, second), false))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageContaining(message);
  }
}

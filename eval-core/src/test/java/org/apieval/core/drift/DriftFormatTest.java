package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Question;
import org.junit.jupiter.api.Test;

class DriftFormatTest {

  private static final List<DriftSummary> SUMMARIES =
      List.of(
          DriftSummary.of(
              "zoo",
              "a|b",
              List.of(
                  answer(ChangeKind.MODEL_RENAMED, Outcome.FOLLOWS, true),
                  answer(ChangeKind.MODEL_RENAMED, Outcome.KEEPS_OLD, true),
                  answer(ChangeKind.MODEL_RENAMED, Outcome.OTHER_API, false),
                  answer(ChangeKind.MODEL_RENAMED, Outcome.INVENTS, false),
                  answer(ChangeKind.MODEL_RENAMED, Outcome.UNSCORED),
                  answer(ChangeKind.ENTRY_WITHDRAWN, Outcome.FOLLOWS))));

  @Test
  void theTableHasALineForAllAndOneForEachKind() {
    assertThat(new DriftTable(false).render(SUMMARIES))
        .isEqualTo(
            """
            zoo, a|b
                                                       95%  keeps  other              un-
            change           n  shown  follows    interval    old    API  invents  scored
            all              5  50.0%    40.0%   11.8-76.9  20.0%  20.0%    20.0%       1
            model-renamed    4  50.0%    25.0%    4.6-69.9  25.0%  25.0%    25.0%       1
            entry-withdrawn  1      -   100.0%  20.7-100.0   0.0%   0.0%     0.0%       0
            """);
  }

  @Test
  void markdownEscapesForeignText() {
    assertThat(new DriftMarkdown().render(SUMMARIES).lines())
        .hasSize(5)
        .contains(
            "| zoo | a\\|b | all | 5 | 50.0% | 40.0% | 11.8-76.9 | 20.0% | 20.0% | 20.0% | 1 |");
  }

  @Test
  void csvHasCountsAndIntervals() {
    assertThat(new DriftCsv().render(SUMMARIES).split("\r\n"))
        .hasSize(4)
        .startsWith(
            "hub,answers,change,n,follows,follows_count,follows_low,follows_high,keeps_old,"
                + "keeps_old_count,keeps_old_low,keeps_old_high,other_api,other_api_count,"
                + "other_api_low,other_api_high,invents,invents_count,invents_low,invents_high,"
                + "unscored,shown_count,shown_of")
        .endsWith(
            "zoo,a|b,entry-withdrawn,1,1.000000,1,0.206549,1.000000,0.000000,0,0.000000,0.793451,"
                + "0.000000,0,0.000000,0.793451,0.000000,0,0.000000,0.793451,0,0,0");
  }

  @Test
  void jsonHasEveryShareWithWhatItIsCountedFrom() throws IOException {
    JsonNode run =
        new ObjectMapper().readTree(new DriftJson("1").render(SUMMARIES)).get("runs").get(0);

    assertThat(run.get("all").get("n").asInt()).isEqualTo(5);
    assertThat(run.get("all").get("unscored").asInt()).isEqualTo(1);
    JsonNode kept = run.get("by_change").get("model-renamed").get("keeps_old");
    assertThat(kept.get("numerator").asInt()).isEqualTo(1);
    assertThat(kept.get("denominator").asInt()).isEqualTo(4);
    assertThat(run.get("by_change").get("entry-withdrawn").get("shown").get("denominator").asInt())
        .isZero();
  }

  @Test
  void nothingToShowIsAHeadingForProgramsAndNothingForPeople() {
    List<String> texts = new ArrayList<>();
    for (DriftFormat format : List.of(new DriftMarkdown(), new DriftCsv(), new DriftJson("1"))) {
      texts.add(format.render(List.of()));
    }
    assertThat(texts).allMatch(text -> text.endsWith("\n"));
    assertThat(new DriftTable(true).render(List.of())).isEmpty();
  }

  private static JudgedAnswer answer(ChangeKind kind, Outcome outcome, Boolean... shown) {
    ChangedEntry entry = new ChangedEntry(ZooHub.entry(0, "zoo.load('a')"), Optional.empty());
    ChangedQuestion question =
        new ChangedQuestion(
            new Question("1", "?", "Zoo", "zoo.load('a')"),
            new Change(kind, List.of(entry), Edit.none()),
            entry);
    return new JudgedAnswer(
        question, Optional.of("text"), List.of(shown).stream().findFirst(), outcome);
  }
}

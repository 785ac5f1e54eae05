package org.apieval.core.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.QuestionRow;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;

class LeakageTest {

  private static final Splitter.Halves HALVES =
      new Splitter.Halves(
          List.of(
              row(0, "Count the sheep on a hill in Wales", "zoo.load('a', 'x')"),
              row(1, "Which bird sings here?", "zoo.load('b', 'x')")),
          List.of(
              row(2, "which bird sings here", "zoo.load('b', 'x', pretrained=True)"),
              row(3, "Count the sheep on the hills in Wales", "zoo.load('c', 'x')"),
              row(4, "Draw a map of the moon", "zoo.load('a')")));

  @Test
  void everyKindOfLeakIsCountedOnce() {
    Leakage leakage = Leakage.of(new ZooHub(), HALVES);

    assertThat(leakage.testApis()).isEqualTo(3);
    assertThat(leakage.apis()).as("zoo.load('a') takes any model of a").isEqualTo(2);
    assertThat(leakage.testKeys()).isEqualTo(3);
    assertThat(leakage.keys()).isEqualTo(1);
    assertThat(leakage.identical())
        .containsExactly(new Leakage.Pair(HALVES.test().get(0), HALVES.train().get(1)));
    assertThat(leakage.near())
        .containsExactly(new Leakage.Pair(HALVES.test().get(1), HALVES.train().get(0)));
  }

  @Test
  void peopleSeeFiguresAndExamples() {
    assertThat(new LeakageText(false).render(Leakage.of(new ZooHub(), HALVES), HALVES))
        .isEqualTo(
            """
            train 2, test 3 questions

            leakage                  in test  in training, too
            APIs                           3                 2
            keys                           3                 1
            identical requests             3                 1
            near-duplicate requests        3                 1

            test.jsonl:1: this is train.jsonl:2: which bird sings here
            test.jsonl:2: this is nearly train.jsonl:1: Count the sheep on the hills in Wales
            """);
  }

  @Test
  void programsSeeThemToo() {
    assertThat(LeakageJson.render(Leakage.of(new ZooHub(), HALVES), HALVES))
        .startsWith(
            """
            {
              "train_questions": 2,
              "test_questions": 3,
              "test_apis": 3,
              "apis_in_both": 2,
              "test_keys": 3,
              "keys_in_both": 1,
              "identical_requests": [
                {
                  "test_line": 1,
                  "train_line": 2,
                  "test": "which bird sings here",
                  "train": "Which bird sings here?"
                }
              ],
            """);
  }

  private static QuestionRow row(int line, String text, String call) {
    return new QuestionRow(line, new Question("" + line, text, "D", call), Map.of());
  }
}

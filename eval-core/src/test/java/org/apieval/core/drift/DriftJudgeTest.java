package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriftJudgeTest {

  private static final ChangedCatalogue CATALOGUE =
      new ChangedCatalogue(
          List.of(
              ZooHub.entry(0, "zoo.load(place='a/b', animal='cat')"),
              ZooHub.entry(1, "zoo.load(place='a/b', animal='dog')"),
              ZooHub.entry(2, "zoo.load(place='a/b', animal='fox')"),
              ZooHub.entry(3, "zoo.load(place='a/b', animal='owl')")),
          List.of(
              change(
                  ChangeKind.MODEL_RENAMED,
                  0,
                  "cat",
                  "zoo.load(place='a/b', animal='cat_x')",
                  Edit.none()),
              change(
                  ChangeKind.ARGUMENT_RENAMED,
                  1,
                  "dog",
                  "zoo.load(place_spec='a/b', animal='dog')",
                  new ArgumentEdit("place", "place_spec")),
              change(
                  ChangeKind.FUNCTION_MOVED,
                  2,
                  "fox",
                  "ark.load(place='a/b', animal='fox')",
                  new FunctionEdit("zoo.load", "ark.load")),
              new Change(
                  ChangeKind.ENTRY_WITHDRAWN,
                  List.of(
                      new ChangedEntry(
                          ZooHub.entry(3, "zoo.load(place='a/b', animal='owl')"),
                          Optional.empty())),
                  Edit.none())));

  private final DriftJudge judge = new DriftJudge(new ZooHub(), CATALOGUE);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // a model that has another name
        "0 | zoo.load('a/b', 'cat_x') | FOLLOWS",
        "0 | <<<api_call>>>: zoo.load(animal='cat_x', place='a/b', size=3) | FOLLOWS",
        "0 | zoo.load('a/b', 'cat') | KEEPS_OLD",
        "0 | zoo.load('a/b', 'dog') | OTHER_API",
        "0 | zoo.load(place_spec='a/b', animal='dog') | OTHER_API",
        "0 | zoo.load('a/b', 'lion') | INVENTS",
        "0 | There is none. | INVENTS",
        "0 | a = zoo.load('a/b', 'cat'); b = zoo.load('a/b', 'cat_x') | FOLLOWS",
        // an argument that has another name
        "1 | zoo.load(place_spec='a/b', animal='dog') | FOLLOWS",
        "1 | zoo.load(animal='dog', place_spec='a/b') | FOLLOWS",
        "1 | zoo.load(place_spec='a/b', animal='cat') | INVENTS",
        "1 | zoo.load(place='a/b', animal='dog') | KEEPS_OLD",
        "1 | zoo.load('a/b', 'dog') | KEEPS_OLD",
        "1 | zoo.load(place_specs='a/b', animal='dog') | INVENTS",
        // a function in another library
        "2 | ark.load('a/b', 'fox') | FOLLOWS",
        "2 | import ark as noah\\nnoah.load('a/b', animal='fox') | FOLLOWS",
        "2 | from ark import load\\nload('a/b', 'fox') | FOLLOWS",
        "2 | zoo.load('a/b', 'fox') | KEEPS_OLD",
        "2 | ark.load('a/b', 'cat') | INVENTS",
        "2 | zoo.load(place_spec='a/b', animal='dog') | OTHER_API",
        "2 | arc.load('a/b', 'fox') | INVENTS",
        // an entry that is gone
        "3 | zoo.load('a/b', 'owl') | KEEPS_OLD",
        "3 | zoo.load('a/b', 'cat') | FOLLOWS",
        "3 | There is none. | FOLLOWS",
        "3 | f(zoo.load('a/b', 'cat'), zoo.load('a/b', 'owl')) | KEEPS_OLD",
      })
  void anAnswerFollowsKeepsOrInvents(int change, String answer, Outcome outcome) {
    assertThat(judged(change, answer.replace("\\n", "\n"), true)).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zoo.load('a/b', 'owl') | KEEPS_OLD",
        "zoo.load('a/b', 'cat') | OTHER_API",
        "There is none. | INVENTS"
      })
  void whatWasAnsweredBeforeCannotFollowAWithdrawal(String answer, Outcome outcome) {
    assertThat(judged(3, answer, false)).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2", "3"})
  void whatIsNoAnswerIsUnscored(int change) {
    assertThat(judge.judge(CATALOGUE.changes().get(change), Optional.empty(), true))
        .isEqualTo(Outcome.UNSCORED);
  }

  @Property
  void anyTextHasAnOutcome(@ForAll String text, @ForAll boolean asked) {
    for (int change = 0; change < 4; change++) {
      assertThat(judged(change, text, asked)).isNotNull();
    }
  }

  private Outcome judged(int change, String answer, boolean asked) {
    return judge.judge(CATALOGUE.changes().get(change), Optional.of(answer), asked);
  }

  private static Change change(ChangeKind kind, int line, String animal, String after, Edit edit) {
    ApiRecord before = ZooHub.entry(line, "zoo.load(place='a/b', animal='%s')".formatted(animal));
    return new Change(
        kind, List.of(new ChangedEntry(before, Optional.of(ZooHub.entry(line, after)))), edit);
  }
}

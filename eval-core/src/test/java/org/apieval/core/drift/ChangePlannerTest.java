package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;

class ChangePlannerTest {

  private static final Set<ChangeKind> ALL = EnumSet.allOf(ChangeKind.class);

  @Property(tries = 50)
  void whatChangedIsToldFromWhatWasBefore(@ForAll long seed) {
    List<ApiRecord> catalogue = zoo(40);
    ChangedCatalogue changed = new ChangePlanner(new ZooHub(), ALL, seed).change(catalogue);
    DriftJudge judge = new DriftJudge(new ZooHub(), changed);

    assertThat(changed.changes()).hasSize(40);
    for (Change change : changed.changes()) {
      ChangedEntry entry = change.entries().get(0);
      assertThat(judge.judge(change, call(entry.before()), true)).isEqualTo(Outcome.KEEPS_OLD);
      assertThat(judge.judge(change, entry.after().flatMap(ChangePlannerTest::call), true))
          .isEqualTo(entry.after().isPresent() ? Outcome.FOLLOWS : Outcome.UNSCORED);
    }
  }

  @Test
  void theSameSeedChangesAlikeAndAnotherOneOtherwise() {
    assertThat(calls(1)).isEqualTo(calls(1)).isNotEqualTo(calls(2));
  }

  @Test
  void kindsAreAboutEquallyOften() {
    Map<ChangeKind, Long> counts =
        new ChangePlanner(new ZooHub(), ALL, 1)
            .change(zoo(70)).changes().stream()
                .collect(Collectors.groupingBy(Change::kind, Collectors.counting()));

    assertThat(counts.keySet()).isEqualTo(ALL);
    assertThat(counts.values()).allMatch(count -> count >= 9 && count <= 11);
  }

  @Test
  void onlyTheKindsThatAreWantedAreMadeWhereACallAllowsThem() {
    List<ApiRecord> catalogue =
        List.of(
            ZooHub.entry(0, "zoo.load('a/b:v1', 'cat')"),
            ZooHub.entry(1, "zoo.load('a/b', 'dog')"),
            ZooHub.entry(2, "feed the cat"));

    ChangedCatalogue changed =
        new ChangePlanner(new ZooHub(), Set.of(ChangeKind.VERSION_RAISED), 1).change(catalogue);

    assertThat(changed.changes()).hasSize(1);
    assertThat(changed.after().get(0).apiCall()).matches("zoo\\.load\\('a/b:v\\d+', 'cat'\\)");
    assertThat(changed.after().subList(1, 3)).isEqualTo(catalogue.subList(1, 3));
  }

  @Test
  void halfOfACatalogueIsAlwaysLeft() {
    assertThat(
            new ChangePlanner(new ZooHub(), Set.of(ChangeKind.ENTRY_WITHDRAWN), 1)
                .change(zoo(9))
                .after())
        .hasSize(5);
  }

  @Test
  void entriesOfOneApiChangeTogether() {
    List<ApiRecord> catalogue =
        List.of(
            ZooHub.entry(0, "zoo.load('a/b', 'cat')"),
            ZooHub.entry(1, "zoo.load('a/b', 'dog')"),
            ZooHub.entry(2, "zoo.load(animal='cat', place='a/b')"));

    assertThat(
            new ChangePlanner(new ZooHub(), Set.of(ChangeKind.MODEL_RENAMED), 1)
                .change(catalogue)
                .changes())
        .extracting(change -> change.lines())
        .containsExactly(Set.of(0, 2), Set.of(1));
    assertThat(
            new ChangePlanner(new ZooHub(), Set.of(ChangeKind.ARGUMENT_RENAMED), 1)
                .change(catalogue)
                .changes())
        .as("one of them has no keyword")
        .isEmpty();
  }

  @Test
  void noTwoApisComeToBeOne() {
    List<ApiRecord> catalogue = new ArrayList<>();
    for (int line = 0; line < 20; line++) {
      catalogue.add(ZooHub.entry(line, "zoo.load('owner" + line + "/b', 'cat')"));
    }

    List<ApiRecord> after =
        new ChangePlanner(new ZooHub(), Set.of(ChangeKind.REPOSITORY_MOVED), 1)
            .change(catalogue)
            .after();

    assertThat(new HashSet<>(after.stream().map(ApiRecord::apiCall).toList())).hasSize(20);
  }

  @Test
  void aHubThatFailsIsNamed() {
    HubRules broken =
        new HubRules() {
          @Override
          public String id() {
            return "broken";
          }

          @Override
          public List<ApiKey> referenceKeys(Call reference) {
            throw new IllegalStateException("oops");
          }

          @Override
          public List<ApiKey> candidateKeys(Call candidate) {
            return List.of();
          }
        };

    assertThatThrownBy(() -> new ChangePlanner(broken, ALL, 1).change(zoo(1)))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("hub broken failed")
        .extracting(e -> ((EvalException) e).code())
        .isEqualTo(EvalException.Code.PROVIDER);
  }

  private static List<String> calls(long seed) {
    return new ChangePlanner(new ZooHub(), ALL, seed)
        .change(zoo(20)).after().stream().map(ApiRecord::apiCall).toList();
  }

  private static List<ApiRecord> zoo(int size) {
    List<ApiRecord> catalogue = new ArrayList<>();
    for (int line = 0; line < size; line++) {
      catalogue.add(
          ZooHub.entry(line, "zoo.load(place='a/b:v1.2', animal='cat" + line + "', size=3)"));
    }
    return catalogue;
  }

  private static Optional<String> call(ApiRecord entry) {
    return Optional.of(entry.apiCall());
  }
}

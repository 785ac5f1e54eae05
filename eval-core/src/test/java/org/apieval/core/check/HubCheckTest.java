package org.apieval.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.FakeHub;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.Place;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.python.PythonParser;
import org.apieval.core.report.Rate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each law catches the mistake it is there for, with a small example. */
class HubCheckTest {

  private static final String CATALOGUE =
      """
      {"domain": "Cats", "api_call": "zoo.load('cat', 'big')"}
      {"domain": "Cats", "api_call": "zoo.load('cat', size='small', seed=3, device='cpu')"}
      {"domain": "Dogs", "api_call": "zoo.load(animal='dog', size='small')"}
      {"domain": "Tools", "api_call": "./feed.sh --all"}
      """;

  @TempDir private Path folder;

  /** {@code zoo.load(animal, size)}. */
  private static class Zoo extends FakeHub {
    Zoo() {
      super("zoo", "zoo.load", "animal", "size");
    }
  }

  @Test
  void aCorrectHubKeepsAllLaws() {
    CheckReport report = check(new Zoo());

    assertThat(report.laws()).filteredOn(law -> !law.holds()).isEmpty();
    assertThat(report.laws())
        .extracting(LawResult::id)
        .containsExactly(
            "id",
            "total",
            "deterministic",
            "own-key",
            "optional-arguments",
            "keyword-order",
            "position-or-keyword",
            "unpacked-keywords",
            "spelling",
            "inside-other-code",
            "another-value",
            "canonical-domain",
            "domain-spelling",
            "entry-has-key",
            "entries-apart");
    assertThat(report.laws()).allMatch(law -> law.tried() > 0);
    assertThat(report.entries()).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aLawCatchesTheMistakeItIsThereFor(HubRules wrong, String law, String smallest) {
    LawResult result = law(check(wrong), law);

    assertThat(result.holds()).as(law).isFalse();
    assertThat(result.smallest().orElseThrow().call()).isEqualTo(smallest);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of(new FakeHub("Zoo", "zoo.load", "animal"), "id", ""),
        Arguments.of(new KnowsNoName(), "total", "zoo.load()()"),
        Arguments.of(new Counts(), "deterministic", "zoo.load()"),
        Arguments.of(new Loses(), "own-key", "zoo.load()"),
        Arguments.of(new TakesAll(), "optional-arguments", "zoo.load()"),
        Arguments.of(new KeepsOrder(), "keyword-order", "zoo.load(animal='x', size='x')"),
        Arguments.of(new PositionsOnly(), "position-or-keyword", "zoo.load('x')"),
        Arguments.of(new NoUnpacking(), "unpacked-keywords", "zoo.load('x')"),
        Arguments.of(new IsContent(), "another-value", "zoo.load('x')"),
        Arguments.of(new Shouts(), "canonical-domain", "Cats"),
        Arguments.of(new Shouts(), "domain-spelling", "Cats"),
        Arguments.of(new FakeHub("zoo", "zoo.get", "animal"), "entry-has-key", CAT),
        Arguments.of(new OneKeyForAll(), "entries-apart", "zoo.load(animal='dog', size='small')"));
  }

  private static final String CAT = "zoo.load('cat', 'big')";

  @Test
  void entriesThatCannotBeToldApartAreNamedByTheirLines() {
    LawResult apart = law(check(new OneKeyForAll()), "entries-apart");

    assertThat(apart.places()).extracting(Place::line).containsExactly(2);
    assertThat(apart.smallest().orElseThrow().what())
        .contains("line 1", CAT, "Cats", "Dogs", "zoo.load()");
  }

  @Test
  void whatIsPassedByPositionOnlyNeedsNoName() throws IOException {
    String entry = "{\"domain\": \"Cats\", \"api_call\": \"zoo.load('cat', 'big', 'red')\"}";

    CheckReport report = check(new PassesOn(), entry, Optional.empty());

    assertThat(report.laws()).filteredOn(law -> !law.holds()).isEmpty();
    assertThat(law(report, "another-value").tried()).isEqualTo(3);
  }

  /** Its third argument is one of the function that {@code size} names, and has no name here. */
  private static final class PassesOn extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      List<Part> parts = new ArrayList<>(super.parts(call));
      call.parameter(2).ifPresent(value -> parts.add(Part.of("variant", Role.MODEL, value)));
      return parts;
    }
  }

  @Test
  void oneCallInTwoDomainsIsTheDatasDoing() throws IOException {
    String twice =
        """
        {"domain": "Cats", "api_call": "zoo.load('cat', size='big', seed=1)"}
        {"domain": "Dogs", "api_call": "zoo.load('cat', seed=1, size='big')"}
        """;

    assertThat(law(check(new Zoo(), twice, Optional.empty()), "entries-apart").holds()).isTrue();
  }

  @Test
  void whatIsReadOfTheSameCallIsNotTheSame() throws IOException {
    String properties =
        """
        {"domain": "Names", "api_call": "zoo.load('cat', 'big').names"}
        {"domain": "Ages", "api_call": "zoo.load('cat', 'big').ages"}
        {"domain": "Homes", "api_call": "home = zoo.load('cat', 'big')"}
        """;

    LawResult apart = law(check(new Zoo(), properties, Optional.empty()), "entries-apart");

    assertThat(apart.places()).extracting(Place::line).containsExactly(1, 2);
    assertThat(apart.smallest().orElseThrow().what()).contains("line 1", ".names", "Names");
  }

  @Test
  void theCeilingIsWhatTheGoldCallsScore() throws IOException {
    String questions =
        """
        {"question_id": 1, "text": "A cat?", "domain": "Cats", "api_call": "zoo.load('cat', 'big')"}
        {"question_id": 2, "text": "A fox?", "domain": "Cats", "api_call": "zoo.load('fox', 'big')"}
        """;

    CheckReport report = check(new Zoo(), CATALOGUE, Optional.of(questions));

    assertThat(report.ceiling()).contains(new Rate(1, 2));
    assertThat(law(report, "gold-is-correct").tried()).isEqualTo(1);
    assertThat(report.holds()).isTrue();
  }

  @Test
  void aGoldCallOfTheCatalogueThatIsNotCorrectBreaksALaw() throws IOException {
    String questions =
        """
        {"question_id": 1, "text": "A cat?", "domain": "Cats", "api_call": "zoo.load('cat', 'big')"}
        """;

    LawResult gold =
        law(check(new TakesCatsForDogs(), CATALOGUE, Optional.of(questions)), "gold-is-correct");

    assertThat(gold.places())
        .containsExactly(new Place(folder.resolve("questions.jsonl").toString(), 0));
    assertThat(gold.smallest().orElseThrow().what()).contains("wrong_api");
  }

  @Test
  void aHubThatThrowsIsNotScoredWith() throws IOException {
    CheckReport report = check(new KnowsNoName(), CATALOGUE, Optional.of(QUESTION));

    assertThat(report.holds()).isFalse();
    assertThat(report.ceiling()).isEmpty();
  }

  private static final String QUESTION =
      "{\"question_id\": 1, \"text\": \"?\", \"domain\": \"Cats\", \"api_call\": \"f()\"}";

  @Test
  void equalSeedsGiveEqualReports() throws IOException {
    assertThat(check(new TakesAll())).isEqualTo(check(new TakesAll()));
  }

  private CheckReport check(HubRules rules) {
    try {
      return check(rules, CATALOGUE, Optional.empty());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private CheckReport check(HubRules rules, String catalogue, Optional<String> questions)
      throws IOException {
    Path file = Files.writeString(folder.resolve("catalogue.jsonl"), catalogue);
    Optional<DataFile<QuestionLine>> asked = Optional.empty();
    if (questions.isPresent()) {
      Path gold = Files.writeString(folder.resolve("questions.jsonl"), questions.get());
      asked = Optional.of(DataSource.of(gold).questions());
    }
    return HubCheck.check(rules, DataSource.of(file).catalogue(), asked, 7);
  }

  private static LawResult law(CheckReport report, String id) {
    return report.laws().stream().filter(law -> law.id().equals(id)).findFirst().orElseThrow();
  }

  private static final class KnowsNoName extends Zoo {
    @Override
    protected List<ApiKey> keys(Call call) {
      call.callee().orElseThrow();
      return super.keys(call);
    }
  }

  private static final class Counts extends Zoo {
    private final AtomicInteger count = new AtomicInteger();

    @Override
    protected List<ApiKey> keys(Call call) {
      return super.keys(call).stream()
          .map(key -> new ApiKey(key.function() + count.incrementAndGet(), key.parts()))
          .toList();
    }
  }

  private static final class Loses extends Zoo {
    @Override
    public List<ApiKey> candidateKeys(Call candidate) {
      return super.candidateKeys(candidate).stream()
          .map(key -> new ApiKey("lost", key.parts()))
          .toList();
    }
  }

  private static final class TakesCatsForDogs extends Zoo {
    @Override
    public List<ApiKey> candidateKeys(Call candidate) {
      return super.candidateKeys(
          PythonParser.parseCall(candidate.toSource().replace("'cat', 'big'", "'dog', 'small'"))
              .orElse(candidate));
    }
  }

  private static final class TakesAll extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      List<Part> parts = new ArrayList<>(super.parts(call));
      call.parameter(-1, "some_option").ifPresent(v -> parts.add(Part.of("o", Role.OTHER, v)));
      return parts;
    }
  }

  private static final class KeepsOrder extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      return call.keywordArguments().entrySet().stream()
          .map(named -> Part.of(named.getKey(), Role.OTHER, named.getValue()))
          .toList();
    }
  }

  private static final class PositionsOnly extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      return call.positionalArguments().stream()
          .map(value -> Part.of("animal", Role.MODEL, value))
          .toList();
    }
  }

  private static final class NoUnpacking extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      return super.parts(
          new Call(
              call.func(),
              call.arguments().stream()
                  .filter(argument -> argument.kind() != Argument.Kind.DOUBLE_STAR)
                  .toList()));
    }
  }

  private static final class IsContent extends Zoo {
    @Override
    public List<ApiKey> referenceKeys(Call reference) {
      List<ApiKey> keys = new ArrayList<>(super.referenceKeys(reference));
      keys.addAll(keys.isEmpty() ? List.of() : List.of(ApiKey.of("zoo.load")));
      return keys;
    }

    @Override
    public List<ApiKey> candidateKeys(Call candidate) {
      List<ApiKey> keys = new ArrayList<>(super.candidateKeys(candidate));
      keys.addAll(
          keys.isEmpty() || keys.get(0).parts().isEmpty()
              ? List.of()
              : List.of(ApiKey.of("zoo.load")));
      return keys;
    }
  }

  private static final class Shouts extends Zoo {
    @Override
    public String canonicalDomain(String domain) {
      return domain + "!";
    }
  }

  private static final class OneKeyForAll extends Zoo {
    @Override
    protected List<Part> parts(Call call) {
      return List.of();
    }
  }
}

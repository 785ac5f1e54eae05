package org.apieval.core.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apieval.core.results.HubDigests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Goldens hold what is written, byte for byte. Run with {@code -Dgoldens.write=true} to write them
 * anew, and read the difference before committing it.
 */
class ComparisonFormatTest {

  private static final Path SOURCES = Path.of("src/test/resources/org/apieval/core/compare");

  @ParameterizedTest
  @CsvSource({
    "better, text",
    "better, colours",
    "better, md",
    "better, json",
    "better, csv",
    "worse, text",
    "worse, colours",
    "worse, md",
    "same, text",
    "same, md",
    "same, json",
    "three, text",
    "three, colours",
    "three, md",
    "three, json",
    "three, csv",
    "odd, text",
    "odd, md",
    "odd, json",
    "odd, csv",
    "apart, text",
    "apart, md"
  })
  void isWrittenAsBefore(String input, String format) throws IOException {
    String written = format(format).render(input(input));
    Path golden = SOURCES.resolve(input + "." + format);
    if (Boolean.getBoolean("goldens.write")) {
      Files.writeString(golden, written);
    }

    assertThat(written).isEqualTo(Files.readString(golden));
  }

  @Property(tries = 300)
  void textFits80ColumnsWhateverTheNamesAre(
      @ForAll @Size(min = 2, max = 4) List<@From("foreign") String> names,
      @ForAll("foreign") String hub,
      @ForAll("foreign") String domain,
      @ForAll @IntRange(min = 1, max = 30) int questions) {
    List<ComparedRun> runs = new ArrayList<>();
    for (String name : names) {
      boolean good = runs.size() % 2 == 0;
      String[] lines = new String[questions];
      for (int line = 0; line < questions; line++) {
        String shown = (domain + line).replace(' ', '+').replace("-", "+");
        lines[line] =
            line + (good ? " correct - " : " hallucination some_kind_" + line + " ") + shown;
      }
      runs.add(new SampleRun(name).hub(hub, lines).run());
    }

    String text = new ComparisonText(false).render(Comparisons.of(runs, false));

    assertThat(text.split("\n")).allMatch(line -> line.codePointCount(0, line.length()) <= 80);
    assertThat(text.replace("\n", "").codePoints()).noneMatch(Character::isISOControl);
  }

  /** Text that is long, and longer still once it is harmless. */
  @Provide
  Arbitrary<String> foreign() {
    return Arbitraries.strings()
        .withChars('a', '/', '#', '|', '\u001b', '\u202e', '\n')
        .withCharRange('\ud800', '\udfff')
        .ofMinLength(1)
        .ofMaxLength(200);
  }

  @Test
  void longNamesKeepWhatTellsThemApart() {
    String folders = "/a/rather/long/path/to/all/results/of/the/last/experiment/that/was/run/";
    RunLabels labels = new RunLabels(List.of(folders + "one#model-a", folders + "two#model-b"));

    assertThat(labels.name(0, 40)).isEqualTo(".../one#model-a");
    assertThat(labels.name(1, 40)).isEqualTo(".../two#model-b");
    assertThat(labels.name(1, 200)).isEqualTo(folders + "two#model-b");
    assertThat(new RunLabels(List.of("x".repeat(50) + "end", "b")).name(0, 20))
        .isEqualTo("xxxxxxxx...xxxxxxend")
        .hasSize(20);
  }

  @Test
  void lettersGoOnBehindZ() {
    assertThat(List.of(0, 25, 26, 27, 52, 701, 702).stream().map(RunLabels::letter))
        .containsExactly("A", "Z", "AA", "AB", "BA", "ZZ", "AAA");
  }

  @Test
  void smallPsKeepTheirSizeInJson() throws IOException {
    JsonNode one =
        new ObjectMapper()
            .readTree(new ComparisonJson("1").render(many(100, 0)))
            .get("comparisons")
            .get(0);

    assertThat(one.get("p").doubleValue()).isBetween(1.57e-30, 1.58e-30); // 2 / 2^100
  }

  private static ComparisonFormat format(String name) {
    return switch (name) {
      case "text" -> new ComparisonText(false);
      case "colours" -> new ComparisonText(true);
      case "md" -> new ComparisonMarkdown();
      case "json" -> new ComparisonJson("1.2.3");
      default -> new ComparisonCsv();
    };
  }

  private static Comparisons input(String name) {
    return switch (name) {
      case "better" -> many(40, 12);
      case "worse" -> many(3, 25);
      case "same" -> many(0, 0);
      case "three" -> three();
      case "apart" -> apart();
      default -> odd();
    };
  }

  /** Two runs with domains, 100 questions that both get right and some that one does. */
  private static Comparisons many(int gained, int lost) {
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    for (int id = 0; id < 100 + gained + lost; id++) {
      String domain = " Domain+" + (char) ('A' + id * id % 17);
      boolean onlySecond = id < gained;
      boolean onlyFirst = id >= gained && id < gained + lost;
      String wrong = id % 3 == 0 ? " wrong_api -" : " hallucination unknown_model";
      first.add(id + (onlySecond ? wrong : " correct -") + domain);
      second.add(id + (onlyFirst ? wrong : " correct -") + domain);
    }
    return Comparisons.of(
        List.of(
            new SampleRun("before").hub("torchhub", first.toArray(String[]::new)).run(),
            new SampleRun("after").hub("torchhub", second.toArray(String[]::new)).run()),
        false);
  }

  /** Three runs on two hubs, each better than the one before it. */
  private static Comparisons three() {
    List<ComparedRun> runs = new ArrayList<>();
    for (int run = 0; run < 3; run++) {
      String[] lines = new String[60];
      for (int id = 0; id < lines.length; id++) {
        lines[id] = id + (id * 7 % 60 < 20 + 12 * run ? " correct" : " wrong_api");
      }
      runs.add(
          new SampleRun("results#run" + run)
              .hub("tensorflowhub", lines)
              .hub("torchhub", Arrays.copyOf(lines, 12))
              .run());
    }
    return Comparisons.of(runs, false);
  }

  /** Three runs, one of which lacks questions. */
  private static Comparisons apart() {
    return Comparisons.of(
        List.of(
            new SampleRun("a").hub("h", "1 correct", "2 correct", "3 wrong_api").run(),
            new SampleRun("b").hub("h", "1 correct", "2 unscored", "3 correct").run(),
            new SampleRun("c").hub("h", "1 correct").run()),
        true);
  }

  /** Names that mean harm, and all there is to be cautious of. */
  private static Comparisons odd() {
    HubDigests one = new HubDigests(Optional.of("1"), Optional.of("1"));
    HubDigests two = new HubDigests(Optional.of("2"), Optional.of("2"));
    String hub = "h|<b>*_\u001b[31m";
    return Comparisons.of(
        List.of(
            new SampleRun("=a|\n\u202e`x`<script>")
                .hub(hub, one, "1 correct", "1 correct", "2 unscored", "3 correct", "4 correct")
                .run(),
            new SampleRun("b".repeat(120))
                .hub(
                    hub,
                    two,
                    "1 hallucination k|\u001b D|<i>",
                    "1 correct",
                    "2 correct",
                    "5 correct")
                .run()),
        true);
  }
}

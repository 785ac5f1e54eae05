package org.apieval.app;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.compare.ComparedRun;
import org.apieval.core.compare.Comparison;
import org.apieval.core.compare.Comparisons;
import org.apieval.core.page.ReportData;
import org.apieval.core.page.ReportPage;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.score.ScorerId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval compare}: which of two runs is better, question by question. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Compares runs on the same questions: the difference in correct answers with its 95 %% interval"
          + " (paired bootstrap), McNemar's exact test, and what was gained and lost.",
      "",
      "With more than two runs every pair is compared. Where several tests are made, their p-values"
          + " are corrected by Holm's method."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval compare before after",
      "  apieval compare 'results#FT_bm25' 'results#FT_gpt_index' --hub torchhub",
      "  apieval compare main branch --fail-if-worse 1 --out comparison.md",
      "",
      "RUN is a folder that 'score --out' or 'run' wrote, the verdicts.jsonl in it, or a folder of"
          + " such folders. Where it has several answer files of a hub, #PART behind it is a part of"
          + " the name of the one that is meant.",
      "Exit codes: 0 done; 1 with --fail-if-worse, a run is worse; 2 wrong usage or bad input."
    })
final class CompareCommand implements Callable<Integer> {

  @Parameters(
      arity = "1..*", // with 2..* no option could stand between them
      paramLabel = "RUN",
      description = "The runs, two or more; the one that others are measured by first.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--hub",
      paramLabel = "ID",
      split = ",",
      description = "Only these hubs, several with commas; default: all.")
  private Set<String> hubs = new LinkedHashSet<>();

  @Option(
      names = "--common",
      description =
          "Where runs differ in questions, hubs or catalogues, compare on the questions that they"
              + " share.")
  private boolean common;

  @Option(
      names = "--fail-if-worse",
      paramLabel = "POINTS",
      arity = "0..1",
      converter = Tolerance.Converter.class,
      preprocessor = Tolerance.OnlyNumbers.class,
      description =
          "End with exit code 1 if a later run has fewer correct answers than the first, on any hub,"
              + " by more than so many points of 100; default: 0.")
  private Optional<Tolerance> failIfWorse = Optional.empty();

  @Option(
      names = "--scorer",
      paramLabel = "ID",
      defaultValue = "ast",
      description = "Whose verdicts to compare: ${COMPLETION-CANDIDATES}; default: ast.")
  private ScorerOptions.ScorerName scorer = ScorerOptions.ScorerName.ast;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "How it is shown: ${COMPLETION-CANDIDATES}; default: by the ending of --out, else text.")
  private Optional<ComparisonShape> format = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Write it there instead: .html for a page like that of 'report', .md, .json, .csv, or any"
              + " other name for text.")
  private Optional<Path> out = Optional.empty();

  private final Console console;

  @Inject
  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (runs.size() < 2) {
      throw EvalException.user("name two runs or more to compare");
    }
    ScorerId id = ScorerId.valueOf(scorer.name().toUpperCase(Locale.ROOT));
    List<ComparedRun> read = runs.stream().map(run -> ComparedRun.read(run, id, hubs)).toList();
    Comparisons comparisons = Comparisons.of(read, common);
    write(read, comparisons);
    List<Comparison> worse =
        comparisons.all().stream()
            .filter(one -> one.first() == 0)
            .filter(one -> failIfWorse.map(most -> most.exceededBy(one.test())).orElse(false))
            .toList();
    worse.forEach(one -> tell(comparisons, one));
    return worse.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private void write(List<ComparedRun> compared, Comparisons comparisons) {
    ComparisonShape shape =
        format.or(() -> out.map(ComparisonShape::byEnding)).orElse(ComparisonShape.text);
    if (shape == ComparisonShape.html && out.isPresent()) {
      ReportData data = ReportData.of(compared, comparisons, PublishedFigures.read());
      ReportPage page = new ReportPage("Comparison of runs", new Version().number());
      new OutputFile(out.get()).write(file -> page.write(data, file));
      return;
    }
    boolean coloured = out.isEmpty() && console.terminal().coloursOut();
    String text = shape.writer(coloured).render(comparisons);
    if (out.isPresent()) {
      new OutputFile(out.get()).write(file -> file.write(text));
    } else {
      console.out().write(text);
      console.out().flush();
    }
  }

  private void tell(Comparisons comparisons, Comparison one) {
    console.error(
        String.format(
            Locale.ROOT,
            "%s has %.1f points fewer correct answers than %s on %s",
            comparisons.runs().get(one.second()),
            -100 * one.test().difference(),
            comparisons.runs().get(0),
            one.hub()));
  }
}

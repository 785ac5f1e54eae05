package org.apieval.app;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.page.ReportData;
import org.apieval.core.page.ReportPage;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.results.JudgedFiles;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.results.Results;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval report}: results to look at. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Shows results that were written down: as one HTML file with rates, pictures, and every answer"
          + " with the reason for its verdict, which opens in any browser without a network; as"
          + " tables for other programs; and as pictures for papers."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval report results --out report.html",
      "  apieval report before after --out report.html --figures figures",
      "  apieval report results#FT_bm25 results#FT_oracle --out table.tex",
      "",
      "RUN is a folder with verdicts.jsonl, as 'score --out' and 'run' write it, such a file, or a"
          + " folder of such folders. Behind it, #NAME chooses answer files by a part of their names.",
      "Exit codes: 0 done; 2 wrong usage or bad input."
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Results to report on.")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "The file to write, a page if it ends with .html; tables are printed without it.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "What to make: ${COMPLETION-CANDIDATES}; default: what the name of --out ends with, else"
              + " table.")
  private Optional<ReportShape> format = Optional.empty();

  @Option(
      names = "--figures",
      paramLabel = "DIR",
      description = "Also write every picture there, as SVG and as PNG.")
  private Optional<Path> figures = Optional.empty();

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      defaultValue = "API Eval report",
      description = "What stands at the top of the page; default: ${DEFAULT-VALUE}.")
  private String title = "";

  private final Console console;

  @Inject
  ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ReportShape shape = format.or(() -> out.map(ReportShape::byEnding)).orElse(ReportShape.table);
    if (shape == ReportShape.html && out.isEmpty()) {
      throw EvalException.user("a page needs a file: --out report.html");
    }
    Results results = Results.read(runs);
    if (shape == ReportShape.html || figures.isPresent()) {
      ReportData data = ReportData.of(results, PublishedFigures.read());
      figures.ifPresent(folder -> new FigureFiles(folder, console).write(data.figures()));
      if (shape == ReportShape.html) {
        ReportPage page = new ReportPage(title, new Version().number());
        new OutputFile(out.orElseThrow()).write(writer -> page.write(data, writer));
      }
    }
    if (shape != ReportShape.html) {
      show(Format.valueOf(shape.name()), results);
    }
    out.ifPresent(file -> console.note("wrote " + file));
    return ExitCode.OK;
  }

  private void show(Format as, Results results) {
    boolean coloured = out.isEmpty() && console.terminal().coloursOut();
    SummaryJson json = new SummaryJson(new Version().number());
    String text = as.render(JudgedFiles.of(results), coloured, json);
    if (out.isPresent()) {
      new OutputFile(out.get()).write(writer -> writer.write(text));
    } else {
      console.out().write(text);
      console.out().flush();
    }
  }
}

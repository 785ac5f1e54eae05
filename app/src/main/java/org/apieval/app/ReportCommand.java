package org.apieval.app;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.page.ReportData;
import org.apieval.core.page.ReportPage;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.results.Results;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apieval report}: results as a page to look at. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Makes one HTML file of results: rates, pictures, and every answer with the reason for its"
          + " verdict. It opens in any browser, without a network."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval report results --out report.html",
      "  apieval report before after --out report.html",
      "  apieval report 'results#FT_bm25' --out report.html",
      "",
      "RUN is a folder with verdicts.jsonl, as 'score --out' and 'run' write it, such a file, or a"
          + " folder of such folders. Behind it, #NAME chooses answer files by a part of their names.",
      "Exit codes: 0 done; 2 wrong usage or bad input."
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Results to report on.")
  private List<String> runs = new ArrayList<>();

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The page to write.")
  private Path out = Path.of("");

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "What stands at its top; default: API Eval report.")
  private Optional<String> title = Optional.empty();

  private final Console console;

  @Inject
  ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ReportData data = new ReportData(Results.read(runs), PublishedFigures.read());
    ReportPage page = new ReportPage(title.orElse("API Eval report"), new Version().number());
    Path file = out.toAbsolutePath();
    new OutputFolder(file.getParent())
        .write(file.getFileName().toString(), writer -> page.write(data, writer));
    console.note("wrote " + out);
    return ExitCode.OK;
  }
}

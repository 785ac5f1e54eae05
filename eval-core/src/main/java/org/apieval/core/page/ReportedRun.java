package org.apieval.core.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apieval.core.report.JudgedFile;
import org.apieval.core.report.Rate;
import org.apieval.core.report.Summary;
import org.apieval.core.results.JudgedFiles;
import org.apieval.core.results.PublishedFigure;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.Results;
import org.apieval.core.results.RetrievedDocument;
import org.apieval.core.results.VerdictLine;
import org.apieval.core.score.Verdict;

/**
 * What a report says of one file of results. Immutable and thread-safe.
 *
 * @param name what the report calls it, on every hub alike
 * @param file the results
 * @param summary its rates
 * @param domains accuracy by expected domain, in the order of the file; of scored answers whose
 *     domain is known
 * @param documentDomain how often the first document is of the expected domain; empty where no
 *     answer is known to have a document
 * @param documentGold how often its call is the gold call, likewise
 * @param published the figures that were printed about these answers
 */
record ReportedRun(
    String name,
    ResultFile file,
    Summary summary,
    Map<String, Rate> domains,
    Optional<Rate> documentDomain,
    Optional<Rate> documentGold,
    List<PublishedFigure> published) {

  /** All of them, by hub, model and retriever. */
  static List<ReportedRun> of(Results results, PublishedFigures published) {
    List<ResultFile> files = results.files();
    List<JudgedFile> judged = JudgedFiles.of(results);
    List<String> names = RunNames.of(files);
    List<ReportedRun> runs = new ArrayList<>();
    for (int number = 0; number < files.size(); number++) {
      runs.add(of(names.get(number), files.get(number), judged.get(number).summary(), published));
    }
    runs.sort(
        Comparator.comparing((ReportedRun run) -> run.file().hub())
            .thenComparing(run -> Method.of(run.file()).model())
            .thenComparing(run -> Method.of(run.file()).rank())
            .thenComparing(ReportedRun::name));
    return List.copyOf(runs);
  }

  private static ReportedRun of(
      String name, ResultFile file, Summary summary, PublishedFigures published) {
    List<VerdictLine> scored =
        file.lines().stream().filter(line -> line.verdict() != Verdict.UNSCORED).toList();
    return new ReportedRun(
        name,
        file,
        summary,
        domains(scored),
        documents(scored, RetrievedDocument::domainCorrect),
        documents(scored, RetrievedDocument::gold),
        published.about(file.hub(), file.answers()));
  }

  private static Map<String, Rate> domains(List<VerdictLine> scored) {
    Map<String, Rate> domains = new LinkedHashMap<>();
    for (VerdictLine line : scored) {
      line.data()
          .expectedDomain()
          .ifPresent(
              domain ->
                  domains.merge(
                      domain, new Rate(line.verdict() == Verdict.CORRECT ? 1 : 0, 1), Rate::plus));
    }
    return domains;
  }

  private static Optional<Rate> documents(
      List<VerdictLine> scored, Predicate<RetrievedDocument> property) {
    return scored.stream()
        .filter(line -> !line.data().documents().isEmpty())
        .map(line -> new Rate(property.test(line.data().documents().get(0)) ? 1 : 0, 1))
        .reduce(Rate::plus);
  }
}

package org.apieval.core.results;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.report.JudgedFile;
import org.apieval.core.report.Judgement;
import org.apieval.core.report.Summary;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;

/** Counts verdicts that were read, as if they had just been given. Stateless and thread-safe. */
public final class JudgedFiles {

  private JudgedFiles() {}

  /**
   * Of files that were read: each with the counts of the {@code summary.json} beside it, and where
   * there is none, or none of this file, with those of its verdicts. What could not be read of the
   * answers is then unknown and counts as nothing.
   *
   * @throws EvalException USER for a broken {@code summary.json}, or a scorer that nobody knows
   */
  public static List<JudgedFile> of(Results results) {
    Map<Path, List<Summary>> summaries = new HashMap<>();
    List<JudgedFile> files = new ArrayList<>();
    for (ResultFile file : results.files()) {
      files.add(of(file, summaries.computeIfAbsent(file.folder(), JudgedFiles::summaries)));
    }
    return files;
  }

  private static JudgedFile of(ResultFile file, List<Summary> beside) {
    ScorerId scorer = scorer(file);
    List<Judgement> verdicts = file.lines().stream().map(JudgedFiles::judgement).toList();
    Summary summary =
        beside.stream()
            .filter(one -> one.hub().equals(file.hub()) && one.scorer() == scorer)
            .filter(one -> one.answers().equals(file.answers()))
            .filter(one -> one.n() + one.unscored() == verdicts.size())
            .findFirst()
            .orElseGet(() -> Summary.of(file.hub(), file.answers(), scorer, verdicts, 0, 0));
    return new JudgedFile(summary.named(file.name()), verdicts);
  }

  private static List<Summary> summaries(Path folder) {
    Path file = folder.resolve("summary.json");
    return Files.exists(file) ? SummaryReader.read(file) : List.of();
  }

  private static ScorerId scorer(ResultFile file) {
    return Arrays.stream(ScorerId.values())
        .filter(scorer -> scorer.id().equals(file.scorer()))
        .findFirst()
        .orElseThrow(
            () ->
                EvalException.user(
                    "%s: there is no scorer \"%s\"; there is: %s"
                        .formatted(
                            Printable.text(file.folder().toString()),
                            Printable.text(file.scorer(), 60),
                            Arrays.stream(ScorerId.values())
                                .map(ScorerId::id)
                                .collect(Collectors.joining(", ")))));
  }

  private static Judgement judgement(VerdictLine line) {
    return new Judgement(
        line.questionId(),
        line.verdict(),
        line.kind().flatMap(JudgedFiles::kind),
        line.call(),
        line.goldApi(),
        line.exact(),
        line.domain().isPresent(),
        line.domainCorrect(),
        line.ambiguous(),
        line.truncated(),
        line.reason(),
        line.constraint().flatMap(JudgedConstraint::met));
  }

  private static Optional<HallucinationKind> kind(String id) {
    return Arrays.stream(HallucinationKind.values())
        .filter(kind -> kind.id().equals(id))
        .findFirst();
  }
}

package org.apieval.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.answer.Section;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.match.Reference;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.Comparison;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;

/** Makes scored files out of short descriptions; {@code real.in} says how they are written. */
final class ScoredFiles {

  private ScoredFiles() {}

  /** The files of a golden's input. */
  static List<ScoredFile> parse(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .map(ScoredFiles::file)
        .toList();
  }

  private static ScoredFile file(String line) {
    // Names may hold bars themselves.
    int first = line.indexOf(" | ");
    int last = line.lastIndexOf(" | ");
    int middle = Math.max(line.lastIndexOf(" | ", last - 1), line.lastIndexOf(" | | "));
    String verdicts = middle == line.lastIndexOf(" | | ") ? "" : line.substring(middle + 3, last);
    return file(
        line.substring(0, first),
        unescape(line.substring(first + 3, middle)),
        verdicts,
        Integer.parseInt(line.substring(last + 3).strip()));
  }

  /** A file of a hub with these verdicts and so many lines that hold no answer. */
  static ScoredFile file(String hub, String name, String verdicts, int unreadable) {
    List<ScoredAnswer> scored = new ArrayList<>();
    for (String group : verdicts.isBlank() ? new String[0] : verdicts.split(", ")) {
      String[] flagsAndCount = group.strip().split(" ");
      for (int i = 0; i < Integer.parseInt(flagsAndCount[1]); i++) {
        scored.add(verdict(scored.size(), flagsAndCount[0]));
      }
    }
    List<DataProblem> problems =
        IntStream.range(0, unreadable)
            .mapToObj(line -> new DataProblem(name, scored.size() + line, "broken"))
            .toList();
    List<Answer> answers = scored.stream().map(ScoredAnswer::answer).toList();
    ScorerId scorer = hub.endsWith("!") ? ScorerId.OFFICIAL : ScorerId.AST;
    return new ScoredFile(
        hub.replace("!", ""), scorer, new AnswerFile(name, answers, problems), scored);
  }

  /** One verdict, {@code Cxgd} or {@code H+t}. */
  static ScoredAnswer verdict(int line, String flags) {
    Verdict verdict =
        switch (flags.charAt(0)) {
          case 'C' -> Verdict.CORRECT;
          case 'W' -> Verdict.WRONG_API;
          case 'H' -> Verdict.HALLUCINATION;
          case 'N' -> Verdict.NEITHER;
          default -> Verdict.UNSCORED;
        };
    boolean scored = verdict != Verdict.UNSCORED;
    HallucinationKind[] kinds = HallucinationKind.values();
    boolean hallucination = verdict == Verdict.HALLUCINATION;
    return new ScoredAnswer(
        new Answer(line, Integer.toString(line + 1), Optional.of("an answer")),
        verdict,
        hallucination ? Optional.of(kinds[line % kinds.length]) : Optional.empty(),
        scored ? Optional.of(Section.Source.API_CALL) : Optional.empty(),
        scored ? Optional.of("f('a')") : Optional.empty(),
        scored && !hallucination ? List.of(3, 5) : List.of(),
        flags.contains("g"),
        flags.contains("x"),
        List.of(),
        flags.contains("t"),
        flags.contains("a"),
        flags.contains("d") || flags.contains("l") ? Optional.of("Some Domain") : Optional.empty(),
        flags.contains("d"),
        "Because.",
        hallucination ? comparison() : Comparison.none());
  }

  private static Comparison comparison() {
    return new Comparison(
        Optional.empty(),
        Optional.empty(),
        Optional.of(
            new Reference(
                new ApiRecord(7, "D", "f('b')", Map.of()), Optional.empty(), List.of(), true)),
        Optional.empty());
  }

  /** Understands {@code \\n} and four-digit Unicode escapes. */
  private static String unescape(String text) {
    return Pattern.compile("\\\\u([0-9a-f]{4})")
        .matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    Character.toString((char) Integer.parseInt(match.group(1), 16))))
        .replace("\\n", "\n");
  }
}

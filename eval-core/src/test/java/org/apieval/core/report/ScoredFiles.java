package org.apieval.core.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.core.answer.Section;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.match.Reference;
import org.apieval.core.python.Span;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.Comparison;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;
import org.apieval.core.score.ZooHub;

/** Makes scored files out of short descriptions; {@code real.in} says how they are written. */
public final class ScoredFiles {

  private static final List<GivenDocument> DOCUMENTS =
      List.of(
          new GivenDocument(
              Optional.of("Some Domain"),
              Optional.of("f('a')"),
              true,
              false,
              "{\"a\": \"\udc00\"}"),
          new GivenDocument(Optional.empty(), Optional.empty(), false, false, "?"));

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
  public static ScoredFile file(String hub, String name, String verdicts, int unreadable) {
    ScorerId scorer = hub.endsWith("!") ? ScorerId.OFFICIAL : ScorerId.AST;
    List<ScoredAnswer> scored = new ArrayList<>();
    for (String group : verdicts.isBlank() ? new String[0] : verdicts.split(", ")) {
      String[] flagsAndCount = group.strip().split(" ");
      for (int i = 0; i < Integer.parseInt(flagsAndCount[1]); i++) {
        scored.add(verdict(scored.size(), flagsAndCount[0], scorer));
      }
    }
    List<DataProblem> problems =
        IntStream.range(0, unreadable)
            .mapToObj(line -> new DataProblem(name, scored.size() + line, "broken"))
            .toList();
    List<Answer> answers = scored.stream().map(ScoredAnswer::answer).toList();
    return new ScoredFile(
        hub.replace("!", ""), scorer, new AnswerFile(name, answers, problems), scored);
  }

  /** One verdict, {@code Cxgd} or {@code H+t}. */
  private static ScoredAnswer verdict(int line, String flags, ScorerId scorer) {
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
        scored && scorer == ScorerId.AST ? comparison(!hallucination) : Comparison.none());
  }

  /** The judged call is {@code f('a')}, the gold one {@code f('b', 'c')}, which nothing matches. */
  private static Comparison comparison(boolean matched) {
    return new Comparison(
        Optional.of(new Span(3, 9)),
        Optional.of(key("a")),
        Optional.of(matched ? reference(3, "f('a')", "a") : reference(7, "f('b')", "b")),
        Optional.of(reference(-1, "f('b', 'c')", "b", "c")));
  }

  private static Reference reference(int line, String call, String... values) {
    ApiRecord entry = new ApiRecord(line, "Some Domain", call, Map.of());
    return new Reference(entry, Optional.empty(), List.of(key(values)), true);
  }

  private static ApiKey key(String... values) {
    return new ApiKey(
        "f",
        IntStream.range(0, values.length)
            .mapToObj(place -> Part.of("p" + place, Role.MODEL, values[place]))
            .toList());
  }

  /**
   * What stands beside the verdicts of the files' hubs: two questions, with a document for the
   * first of them.
   */
  public static Map<String, HubContext> contexts(List<ScoredFile> files) {
    Map<String, Question> questions = new LinkedHashMap<>();
    questions.put("1", new Question("1", "Do it.", "Some Domain", "f('b', 'c')"));
    questions.put("2", new Question("2", "Half \ud83d a pair", "Other", "g()"));
    Map<String, HubContext> contexts = new HashMap<>();
    for (ScoredFile file : files) {
      List<ApiRecord> catalogue = List.of(new ApiRecord(0, "Some Domain", "f('a')", Map.of()));
      contexts.put(
          file.hub(),
          new HubContext(
              new Benchmark(new ZooHub(), catalogue, questions, List.of(), List.of()),
              Optional.of(new Bounds(new Rate(9, 10), new Rate(1, 10), "f('a')")),
              (of, answer) -> answer.line() == 0 ? DOCUMENTS : List.of()));
    }
    return contexts;
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

package org.apieval.app;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.answer.Section;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.python.SourcePositions;
import org.apieval.core.score.ArgumentComparison;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/** Tells people how an answer came to its verdict. */
final class ExplanationText {

  private final Output out;
  private final boolean coloured;

  ExplanationText(Output out, boolean coloured) {
    this.out = out;
    this.coloured = coloured;
  }

  /** Writes one explanation, and an empty line behind it. */
  void write(Explanation explanation) {
    out.line(
        bold(
            "Question %s, %s line %d, hub %s"
                .formatted(
                    Printable.text(explanation.answer().questionId()),
                    Printable.text(explanation.file()),
                    explanation.answer().line() + 1,
                    Printable.text(explanation.hub()))));
    explanation.question().ifPresent(this::writeQuestion);
    if (!explanation.constraints().isEmpty()) {
      fact("constraint", explanation.wanted());
    }
    writeVerdict(explanation.scored());
    writeAnswer(explanation);
    writeCalls(explanation);
    explanation.matchedTexts().forEach(match -> writeMatchedText(match, explanation));
    writeNearest(explanation);
    out.line("");
  }

  private void writeQuestion(Question question) {
    fact("request", question.text().strip().replaceAll("\\s+", " "));
    fact("expected", question.domain());
    fact("gold call", question.goldCall());
  }

  private void writeVerdict(ScoredAnswer scored) {
    String kind = scored.kind().map(k -> " (" + k.id() + ")").orElse("");
    Style style =
        switch (scored.verdict()) {
          case CORRECT -> Style.GOOD;
          case WRONG_API, NEITHER, UNSCORED -> Style.DOUBTFUL;
          case HALLUCINATION -> Style.BAD;
        };
    out.line("");
    out.line(
        bold("Verdict: ")
            + style.of(scored.verdict().id() + kind, coloured)
            + ", because "
            + Printable.text(scored.reason()));
    scored
        .domain()
        .ifPresent(
            label ->
                fact(
                    "its label",
                    label
                        + (scored.domainCorrect()
                            ? ", which is right"
                            : ", which is not the expected domain")));
    if (scored.verdict() != Verdict.UNSCORED) {
      fact("gold API", scored.goldApi() ? "yes, the question's own entry" : "no");
      fact("exact call", scored.exact() ? "yes" : "no");
    }
    scored
        .constraint()
        .ifPresent(check -> fact("met", (check.met() ? "yes, " : "no, ") + check.reason()));
    if (scored.truncated()) {
      fact("truncated", "the call's end was missing");
    }
    if (scored.ambiguous()) {
      fact("ambiguous", "its calls match different APIs; the best one counts");
    }
  }

  private void writeAnswer(Explanation explanation) {
    if (explanation.answer().text().isEmpty()) {
      return;
    }
    out.line("");
    out.line(bold("Answer") + ", calls that were read in »«");
    MarkedText.lines(explanation).forEach(line -> out.line("  " + line));
  }

  private void writeCalls(Explanation explanation) {
    explanation
        .scored()
        .source()
        .ifPresent(
            source -> {
              out.line("");
              out.line(bold("Read: ") + reason(source));
            });
    SourcePositions positions = new SourcePositions(explanation.text());
    for (KeyedCall call : explanation.calls()) {
      int start = call.found().span().start();
      out.line(
          "  %d:%d  %s"
              .formatted(
                  positions.line(start),
                  positions.column(start),
                  Printable.text(call.written().toSource())));
      writeCall(call, explanation);
    }
  }

  private static String reason(Section.Source source) {
    return switch (source) {
      case API_CALL -> "the api_call field; where an answer has one, nothing else counts";
      case CODE -> "the code, because there is no api_call field";
      case TEXT ->
          "the whole text, because there is neither an api_call field nor code with a call";
    };
  }

  private void writeCall(KeyedCall call, Explanation explanation) {
    List<Reference> matched = explanation.matched(call);
    call.found().problem().ifPresent(problem -> detail("refused", problem));
    call.resolved().forEach(name -> detail("resolved", name));
    for (ApiKey key : call.keys()) {
      detail("looked up", key.toString());
    }
    matched.forEach(reference -> writeMatch(reference, explanation));
    if (call.keys().isEmpty()) {
      detail("result", "not a call of this hub");
    } else if (matched.isEmpty()) {
      detail("result", "in no entry of the catalogue");
    }
  }

  private void writeMatchedText(Match match, Explanation explanation) {
    out.line("  text  " + Printable.text(match.text()));
    match.references().forEach(reference -> writeMatch(reference, explanation));
  }

  private void writeMatch(Reference reference, Explanation explanation) {
    detail("matches", describe(reference.entry(), explanation));
  }

  private void writeNearest(Explanation explanation) {
    explanation
        .scored()
        .nearest()
        .ifPresent(
            entry -> {
              out.line("");
              out.line(bold("Nearest reference: ") + Printable.text(describe(entry, explanation)));
            });
    List<ArgumentComparison> parts = explanation.differences();
    int width = parts.stream().mapToInt(part -> part.name().length()).max().orElse(0);
    parts.forEach(part -> out.line("  " + compare(part, width)));
  }

  private static String compare(ArgumentComparison part, int width) {
    String answer = part.answer().orElse("nothing");
    String comparison =
        part.same()
            ? "the same, " + answer
            : "%s in the answer, %s in the reference"
                .formatted(answer, part.reference().orElse("nothing"));
    return Printable.text(part.name() + " ".repeat(width - part.name().length() + 2) + comparison);
  }

  private static String describe(ApiRecord entry, Explanation explanation) {
    return "%s, %s: %s".formatted(explanation.placeOf(entry), entry.domain(), entry.apiCall());
  }

  private void fact(String name, String value) {
    out.line("  %-12s %s".formatted(Printable.text(name), Printable.text(value)));
  }

  private void detail(String name, String value) {
    out.line("       %-10s %s".formatted(name, Printable.text(value)));
  }

  private String bold(String text) {
    return Style.BOLD.of(text, coloured);
  }
}

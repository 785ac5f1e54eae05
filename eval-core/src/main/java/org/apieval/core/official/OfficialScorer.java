package org.apieval.core.official;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Scorer;
import org.apieval.core.score.Verdict;

/**
 * The scorer {@code official}: what the evaluation scripts published with the Gorilla paper (arXiv
 * 2305.15334) say of an answer. The first entry whose required arguments all stand somewhere in the
 * text of a sub-tree matches, and its domain decides. Immutable and thread-safe.
 */
public final class OfficialScorer implements Scorer {

  private final PublishedScript script;
  private final NoCall noCall;
  private final SyntaxParser parser;
  private final List<OfficialReference> references;
  private final Set<String> functions;

  /**
   * @param references in file order
   */
  OfficialScorer(
      PublishedScript script,
      NoCall noCall,
      SyntaxParser parser,
      List<OfficialReference> references) {
    this.script = script;
    this.noCall = noCall;
    this.parser = parser;
    this.references = List.copyOf(references);
    this.functions =
        references.stream()
            .flatMap(reference -> reference.function().stream())
            .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public ScoredAnswer score(Answer answer, Optional<Question> question) {
    return trace(answer, question).scored();
  }

  /** The label with what led to it; fails as little as {@link #score}. */
  public OfficialTrace trace(Answer answer, Optional<Question> question) {
    if (question.isEmpty()) {
      return unscored(answer, "there is no question " + answer.questionId());
    }
    if (answer.text().isEmpty()) {
      return unscored(answer, "no answer was recorded");
    }
    try {
      return label(answer, answer.text().get(), question.get());
    } catch (RuntimeException | StackOverflowError e) {
      return unscored(answer, "a defect of the program: " + e);
    }
  }

  private OfficialTrace label(Answer answer, String text, Question question) {
    Optional<CallText> read = read(text);
    if (read.isEmpty()) {
      String reason = "there is no api_call, so that nothing is compared";
      return new OfficialTrace(
          ScoredAnswer.labelled(answer, noCall.verdict(), Optional.empty(), List.of(), reason),
          read,
          Optional.empty());
    }
    Optional<Comparison> matched = firstMatch(subTrees(read.get()));
    return new OfficialTrace(
        matched
            .map(comparison -> matched(answer, question, comparison))
            .orElseGet(() -> hallucinated(answer, read.get())),
        read,
        matched);
  }

  private Optional<CallText> read(String text) {
    Optional<CallText> cut = CallText.behindLabel(text);
    return cut.isEmpty() && script.readsWholeTexts() ? Optional.of(new CallText(text, false)) : cut;
  }

  private SubTrees subTrees(CallText read) {
    return new SubTrees(parser.outline(read.text()), functions);
  }

  private Optional<Comparison> firstMatch(SubTrees subTrees) {
    return references.stream()
        .filter(OfficialReference::canMatch)
        .map(reference -> Comparison.of(reference, subTrees))
        .filter(Comparison::matches)
        .findFirst();
  }

  private static ScoredAnswer matched(Answer answer, Question question, Comparison comparison) {
    String domain = comparison.entry().domain();
    boolean correct = domain.equals(question.domain());
    String how =
        "all arguments of the entry on line %d stand in the text that is looked into, and that is"
            .formatted(comparison.entry().line() + 1);
    return ScoredAnswer.labelled(
        answer,
        correct ? Verdict.CORRECT : Verdict.NEITHER,
        Optional.of(comparison.subTree()),
        List.of(comparison.entry().line()),
        correct
            ? how + " an API of the expected domain, " + domain
            : how + " an API of %s, not of %s".formatted(domain, question.domain()));
  }

  private static ScoredAnswer hallucinated(Answer answer, CallText read) {
    return ScoredAnswer.labelled(
        answer,
        Verdict.HALLUCINATION,
        read.cut() ? Optional.of(read.text()) : Optional.empty(),
        List.of(),
        "no entry has all its arguments in the text that is looked into");
  }

  private static OfficialTrace unscored(Answer answer, String reason) {
    return new OfficialTrace(
        ScoredAnswer.labelled(answer, Verdict.UNSCORED, Optional.empty(), List.of(), reason),
        Optional.empty(),
        Optional.empty());
  }

  /** How a text compares with the entries on these catalogue lines, in catalogue order. */
  public List<Comparison> compare(CallText read, Set<Integer> lines) {
    SubTrees subTrees = subTrees(read);
    return references.stream()
        .filter(reference -> lines.contains(reference.entry().line()))
        .map(reference -> Comparison.of(reference, subTrees))
        .toList();
  }
}

package org.apieval.core.results;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.score.ScorerId;
import org.jspecify.annotations.Nullable;

/** A verdict as files write it; what they do not say is null. */
record VerdictObject(
    @JsonProperty("answers") @Nullable String answers,
    @JsonProperty("line") @Nullable Integer line,
    @JsonProperty("hub") @Nullable String hub,
    @JsonProperty("question_id") @Nullable Object questionId,
    @JsonProperty("scorer") @Nullable String scorer,
    @JsonProperty("verdict") @Nullable String verdict,
    @JsonProperty("kind") @Nullable String kind,
    @JsonProperty("source") @Nullable String source,
    @JsonProperty("call") @Nullable String call,
    @JsonProperty("matched") @Nullable List<Integer> matched,
    @JsonProperty("gold_api") @Nullable Boolean goldApi,
    @JsonProperty("exact") @Nullable Boolean exact,
    @JsonProperty("nearest") @Nullable String nearest,
    @JsonProperty("resolved") @Nullable List<String> resolved,
    @JsonProperty("truncated") @Nullable Boolean truncated,
    @JsonProperty("ambiguous") @Nullable Boolean ambiguous,
    @JsonProperty("domain") @Nullable String domain,
    @JsonProperty("domain_correct") @Nullable Boolean domainCorrect,
    @JsonProperty("reason") @Nullable String reason,
    @JsonProperty("constraint") @Nullable String constraint,
    @JsonProperty("constraint_met") @Nullable Boolean constraintMet,
    @JsonProperty("constraint_reason") @Nullable String constraintReason,
    @JsonProperty("request") @Nullable String request,
    @JsonProperty("expected_domain") @Nullable String expectedDomain,
    @JsonProperty("gold_call") @Nullable String goldCall,
    @JsonProperty("answer") @Nullable String answer,
    @JsonProperty("span") @Nullable List<Integer> span,
    @JsonProperty("reference") @Nullable Entry reference,
    @JsonProperty("arguments") @Nullable List<Part> arguments,
    @JsonProperty("documents") @Nullable List<Document> documents) {

  /** A reference. */
  record Entry(
      @JsonProperty("line") @Nullable Integer line,
      @JsonProperty("domain") @Nullable String domain,
      @JsonProperty("api_call") @Nullable String apiCall) {}

  /** A part of a call. */
  record Part(
      @JsonProperty("name") @Nullable String name,
      @JsonProperty("answer") @Nullable String answer,
      @JsonProperty("reference") @Nullable String reference,
      @JsonProperty("gold") @Nullable String gold) {}

  /** A document. */
  record Document(
      @JsonProperty("domain") @Nullable String domain,
      @JsonProperty("api_call") @Nullable String apiCall,
      @JsonProperty("domain_correct") @Nullable Boolean domainCorrect,
      @JsonProperty("gold") @Nullable Boolean gold,
      @JsonProperty("text") @Nullable String text) {}

  /**
   * The line that it is.
   *
   * @throws FieldException if a field that every verdict has is missing, or makes no sense
   */
  VerdictLine toLine() throws FieldException {
    return new VerdictLine(
        Fields.required("hub", hub),
        Fields.orEmpty(answers),
        line == null ? OptionalInt.empty() : OptionalInt.of(Fields.natural("line", line)),
        Fields.id("question_id", questionId),
        scorer == null ? ScorerId.AST.id() : scorer,
        Fields.verdict("verdict", verdict),
        Optional.ofNullable(kind),
        Optional.ofNullable(source),
        Optional.ofNullable(call),
        Fields.list(matched),
        Boolean.TRUE.equals(goldApi),
        Boolean.TRUE.equals(exact),
        Optional.ofNullable(nearest),
        Fields.list(resolved),
        Boolean.TRUE.equals(truncated),
        Boolean.TRUE.equals(ambiguous),
        Optional.ofNullable(domain),
        Boolean.TRUE.equals(domainCorrect),
        Fields.orEmpty(reason),
        judgedConstraint(),
        data(),
        Fields.span("span", span, answer),
        entry(),
        Fields.list(arguments).stream().map(VerdictObject::part).toList());
  }

  private Optional<JudgedConstraint> judgedConstraint() {
    return constraint == null && constraintMet == null
        ? Optional.empty()
        : Optional.of(
            new JudgedConstraint(
                Fields.orEmpty(constraint),
                Optional.ofNullable(constraintMet),
                Fields.orEmpty(constraintReason)));
  }

  private AnswerData data() {
    boolean none =
        request == null
            && expectedDomain == null
            && goldCall == null
            && answer == null
            && Fields.list(documents).isEmpty();
    return none
        ? AnswerData.NONE
        : new AnswerData(
            Optional.ofNullable(request),
            Optional.ofNullable(expectedDomain),
            Optional.ofNullable(goldCall),
            Optional.ofNullable(answer),
            Fields.list(documents).stream().map(VerdictObject::document).toList());
  }

  private Optional<ReferenceEntry> entry() throws FieldException {
    return reference == null
        ? Optional.empty()
        : Optional.of(
            new ReferenceEntry(
                Fields.natural("reference.line", Fields.required("reference.line", reference.line)),
                Fields.orEmpty(reference.domain),
                Fields.orEmpty(reference.apiCall)));
  }

  private static ComparedPart part(Part part) {
    return new ComparedPart(
        Fields.orEmpty(part.name),
        Optional.ofNullable(part.answer),
        Optional.ofNullable(part.reference),
        Optional.ofNullable(part.gold));
  }

  private static RetrievedDocument document(Document document) {
    return new RetrievedDocument(
        Optional.ofNullable(document.domain),
        Optional.ofNullable(document.apiCall),
        Boolean.TRUE.equals(document.domainCorrect),
        Boolean.TRUE.equals(document.gold),
        Fields.orEmpty(document.text));
  }
}

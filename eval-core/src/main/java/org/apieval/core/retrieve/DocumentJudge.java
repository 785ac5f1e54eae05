package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.report.GivenDocument;

/**
 * Says of the documents that models were given whether they are right ones for the question.
 * Remembers the documents it has read, as many questions are asked with the same; thread-safe as
 * far as the hub is.
 */
public final class DocumentJudge {

  private final Relevance relevance;
  private final Map<String, List<RecordedDocument>> read = new ConcurrentHashMap<>();

  /** Judges by a catalogue. */
  public DocumentJudge(HubRules hub, List<ApiRecord> catalogue) {
    this.relevance = new Relevance(hub, catalogue);
  }

  /** An entry of the catalogue, as prompts of this program show it. */
  public GivenDocument of(ApiRecord document, Optional<Question> question) {
    return judged(
        Optional.of(document.domain()),
        Optional.of(document.apiCall()),
        DocumentText.of(document),
        question);
  }

  /** The documents of a prompt; none where the paper's phrase is not in it. */
  public List<GivenDocument> in(String prompt, Optional<Question> question) {
    return DocumentPrompt.documents(prompt)
        .map(documents -> read.computeIfAbsent(documents, absent -> RecordedDocument.allOf(prompt)))
        .orElse(List.of())
        .stream()
        .map(one -> judged(one.domain(), one.apiCall(), one.text(), question))
        .toList();
  }

  private GivenDocument judged(
      Optional<String> domain, Optional<String> call, String text, Optional<Question> question) {
    return new GivenDocument(
        domain,
        call,
        isRight(Criterion.GOLD_DOMAIN, question, call),
        isRight(Criterion.GOLD_API, question, call),
        text);
  }

  private boolean isRight(Criterion criterion, Optional<Question> question, Optional<String> call) {
    if (question.isEmpty() || call.isEmpty()) {
      return false;
    }
    ApiRecord document = new ApiRecord(-1, "", call.get(), Map.of());
    try {
      return relevance.isRight(criterion, question.get(), document);
    } catch (EvalException e) {
      return false; // what a hub fails on is not the API it knows, and no reason to lose a result
    }
  }
}

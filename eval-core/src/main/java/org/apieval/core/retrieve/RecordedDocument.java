package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.answer.MappedText;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.JsonText;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;
import org.jspecify.annotations.Nullable;

/**
 * A document of a recorded prompt. Published prompts have documents as JSON, or as Python prints a
 * list of {@code Document(page_content=...)} whose content is a printed dictionary; the latter is a
 * Python expression, and read as such. Thread-safe.
 *
 * @param text the document as it stands in the prompt
 * @param domain what it says its domain is; empty where that cannot be read
 * @param apiCall its call; empty where that cannot be read
 */
public record RecordedDocument(String text, Optional<String> domain, Optional<String> apiCall) {

  private static final CallFinder FINDER = new CallFinder();

  /**
   * The documents of a prompt, in their order. What stands behind the phrase and is of no known
   * form is one document of which nothing can be read.
   */
  public static List<RecordedDocument> allOf(String prompt) {
    List<RecordedDocument> json =
        DocumentPrompt.jsonDocuments(prompt).stream().map(RecordedDocument::json).toList();
    if (!json.isEmpty()) {
      return json;
    }
    String text = DocumentPrompt.documents(prompt).orElse("");
    List<RecordedDocument> printed = printed(text).toList();
    if (!printed.isEmpty()) {
      return printed;
    }
    return text.isEmpty()
        ? List.of()
        : List.of(new RecordedDocument(text, Optional.empty(), Optional.empty()));
  }

  /**
   * The first document of a prompt, with {@code domain} and {@code api_call} as its only fields;
   * its line is that of the prompt. Empty where the prompt has none, or none that can be read.
   */
  public static Optional<ApiRecord> of(Prompt prompt) {
    return allOf(prompt.text()).stream()
        .findFirst()
        .filter(document -> document.domain.isPresent() && document.apiCall.isPresent())
        .map(document -> record(prompt.line(), document.domain.get(), document.apiCall.get()));
  }

  private static ApiRecord record(int line, String domain, String call) {
    return new ApiRecord(line, domain, call, Map.of("domain", domain, "api_call", call));
  }

  private static RecordedDocument json(JsonText document) {
    return new RecordedDocument(
        document.text(),
        string(document.fields().get("domain")),
        string(document.fields().get("api_call")));
  }

  /**
   * The text of the first document as Python printed it; empty where there is none of this form.
   */
  static Optional<String> pageContent(String prompt) {
    return DocumentPrompt.documents(prompt).stream()
        .flatMap(RecordedDocument::calls)
        .flatMap(document -> pageContent(document.call()).stream())
        .findFirst();
  }

  private static Stream<RecordedDocument> printed(String text) {
    return calls(text)
        .filter(SourceCall::outermost)
        .flatMap(found -> pageContent(found.call()).map(row -> printed(found, text, row)).stream());
  }

  private static RecordedDocument printed(SourceCall found, String text, String row) {
    Map<String, Expression> fields =
        calls("row(" + row + ")")
            .findFirst()
            .flatMap(call -> dictionary(call.call()))
            .map(DictNode::stringEntries)
            .orElse(Map.of());
    return new RecordedDocument(
        found.span().of(text), string(fields.get("domain")), string(fields.get("api_call")));
  }

  private static Optional<String> pageContent(Call document) {
    return string(document.keywordArguments().get("page_content"));
  }

  private static Stream<SourceCall> calls(String source) {
    return FINDER.inPython(MappedText.of(source)).stream();
  }

  private static Optional<DictNode> dictionary(Call row) {
    return row.positionalArguments().stream()
        .filter(DictNode.class::isInstance)
        .map(DictNode.class::cast)
        .findFirst();
  }

  private static Optional<String> string(@Nullable Object value) {
    if (value instanceof Constant constant) {
      return constant.asString();
    }
    return value instanceof String text ? Optional.of(text) : Optional.empty();
  }
}

package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.answer.MappedText;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first document of a recorded prompt. Published prompts have it as JSON, or as Python
 * prints a list of {@code Document(page_content=...)} whose content is a printed dictionary; the
 * latter is a Python expression, and read as such. Stateless and thread-safe.
 */
public final class RecordedDocument {

  private static final CallFinder FINDER = new CallFinder();

  private RecordedDocument() {}

  /**
   * The document, with {@code domain} and {@code api_call} as its only fields; its line is that of
   * the prompt. Empty where the prompt has none, or none that can be read.
   */
  public static Optional<ApiRecord> of(Prompt prompt) {
    Optional<Map<String, Object>> json = DocumentPrompt.jsonDocument(prompt.text());
    return json.isPresent()
        ? record(prompt.line(), name -> string(json.get().get(name)))
        : pageContent(prompt.text())
            .flatMap(row -> firstCall("row(" + row + ")"))
            .flatMap(RecordedDocument::dictionary)
            .map(DictNode::stringEntries)
            .flatMap(row -> record(prompt.line(), name -> string(row.get(name))));
  }

  /** The text of a document as Python printed it; empty where there is none of this form. */
  static Optional<String> pageContent(String prompt) {
    return DocumentPrompt.documents(prompt)
        .flatMap(RecordedDocument::firstCall)
        .flatMap(document -> string(document.keywordArguments().get("page_content")));
  }

  private static Optional<Call> firstCall(String source) {
    List<SourceCall> calls = FINDER.inPython(MappedText.of(source));
    return calls.stream().findFirst().map(SourceCall::call);
  }

  private static Optional<DictNode> dictionary(Call row) {
    return row.positionalArguments().stream()
        .filter(DictNode.class::isInstance)
        .map(DictNode.class::cast)
        .findFirst();
  }

  private static Optional<ApiRecord> record(int line, Function<String, Optional<String>> fields) {
    return fields
        .apply("domain")
        .flatMap(
            domain ->
                fields
                    .apply("api_call")
                    .map(
                        call ->
                            new ApiRecord(
                                line, domain, call, Map.of("domain", domain, "api_call", call))));
  }

  private static Optional<String> string(@Nullable Object value) {
    if (value instanceof Constant constant) {
      return constant.asString();
    }
    return value instanceof String text ? Optional.of(text) : Optional.empty();
  }
}

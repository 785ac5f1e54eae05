package org.apieval.core.official;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;

/**
 * A catalogue entry as the published scripts see it.
 *
 * @param entry the entry
 * @param function the text of the function that is called; empty where the entry has none
 * @param required the texts that must all stand in an answer's sub-tree; an entry without any
 *     matches nothing
 */
record OfficialReference(ApiRecord entry, Optional<String> function, List<String> required) {

  /** Reads an entry: function and arguments are the first two children of its top expression. */
  static OfficialReference read(ApiRecord entry, PublishedScript script, SyntaxParser parser) {
    List<SyntaxNode> parts =
        first(parser.parse(entry.apiCall()))
            .flatMap(OfficialReference::first)
            .map(SyntaxNode::children)
            .orElse(List.of());
    List<SyntaxNode> arguments = parts.size() < 2 ? List.of() : parts.get(1).children();
    return new OfficialReference(
        entry, parts.stream().findFirst().map(SyntaxNode::text), script.required(arguments));
  }

  private static Optional<SyntaxNode> first(SyntaxNode node) {
    return node.children().stream().findFirst();
  }

  /** Whether any answer can match it. */
  boolean canMatch() {
    return function.isPresent() && !required.isEmpty();
  }
}

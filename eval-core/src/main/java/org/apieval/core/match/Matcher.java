package org.apieval.core.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.hub.ApiKey;

/**
 * Looks the calls of an answer up among the reference APIs: the sub-tree matching of section 3.3 of
 * the Gorilla paper, done by key. Thread-safe.
 */
public final class Matcher {

  private final ReferenceIndex index;

  public Matcher(ReferenceIndex index) {
    this.index = index;
  }

  /**
   * Everything in an answer that matches, in source order, outer calls before inner ones.
   *
   * @param calls the answer's calls
   * @param texts its texts that may be shell commands, white space collapsed
   */
  public List<Match> match(List<CallTree> calls, List<String> texts) {
    List<Match> matches = new ArrayList<>();
    calls.forEach(tree -> collect(tree, false, matches));
    for (String text : texts) {
      List<Reference> found = index.findText(text);
      if (!found.isEmpty()) {
        matches.add(new Match(Optional.empty(), text, List.of(), found, false));
      }
    }
    return matches;
  }

  private void collect(CallTree tree, boolean nested, List<Match> matches) {
    Optional<Match> match = match(tree.call(), nested);
    match.ifPresent(matches::add);
    tree.inner().forEach(inner -> collect(inner, nested || match.isPresent(), matches));
  }

  private Optional<Match> match(KeyedCall call, boolean nested) {
    Map<ApiKey, List<Reference>> found = new LinkedHashMap<>();
    for (ApiKey key : call.keys()) {
      List<Reference> underKey = index.find(key).stream().filter(r -> comparable(call, r)).toList();
      if (!underKey.isEmpty()) {
        found.put(key, underKey);
      }
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    // An entry that states more of the call is this API; one that states less is any of a kind.
    int most = found.keySet().stream().mapToInt(key -> key.parts().size()).max().orElseThrow();
    found.keySet().removeIf(key -> key.parts().size() < most);
    Map<Integer, Reference> references = new LinkedHashMap<>();
    found.values().stream()
        .flatMap(List::stream)
        .forEach(reference -> references.putIfAbsent(reference.entry().line(), reference));
    return Optional.of(
        new Match(
            Optional.of(call),
            call.written().toSource(),
            List.copyOf(found.keySet()),
            List.copyOf(references.values()),
            nested));
  }

  /** A call that Python refuses is no API call, unless the catalogue itself writes it that way. */
  private static boolean comparable(KeyedCall call, Reference reference) {
    return call.runs() || !reference.runs();
  }
}

package org.apieval.core.match;

import java.util.List;
import java.util.Optional;
import org.apieval.api.hub.ApiKey;

/**
 * A call, or a text, of an answer that references were found for.
 *
 * @param call the matched call; empty where a text was matched
 * @param text the call as canonical source, or the text
 * @param keys the keys under which references were found, most specific first; empty for a text
 * @param references what was found, most specific first, none twice; never empty
 * @param nested whether an enclosing call matched, too
 */
public record Match(
    Optional<KeyedCall> call,
    String text,
    List<ApiKey> keys,
    List<Reference> references,
    boolean nested) {

  public Match {
    keys = List.copyOf(keys);
    references = List.copyOf(references);
  }
}

package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;
import org.apieval.core.python.Span;

/**
 * Changes the calls of one API in code, and leaves all other text as it is. Thread-safe as far as
 * the hub is.
 */
final class CodeEditor {

  private record Splice(Span span, String text) {}

  private final CallFinder finder = new CallFinder();
  private final HubRules hub;
  private final Set<ApiKey> keys;
  private final Edit edit;

  /**
   * For one API.
   *
   * @param keys the identities of the API before the change
   */
  CodeEditor(HubRules hub, Set<ApiKey> keys, Edit edit) {
    this.hub = hub;
    this.keys = Set.copyOf(keys);
    this.edit = edit;
  }

  /** The code with its calls changed. */
  String edited(String code) {
    List<Splice> splices = new ArrayList<>();
    for (SourceCall found : finder.inCode(MappedText.of(code))) {
      boolean inside = splices.stream().anyMatch(splice -> splice.span.contains(found.span()));
      if (!inside) {
        changed(found.call())
            .ifPresent(call -> splices.add(new Splice(found.span(), call.toSource())));
      }
    }
    Collections.reverse(splices);
    StringBuilder text = new StringBuilder(code);
    splices.forEach(splice -> text.replace(splice.span.start(), splice.span.end(), splice.text));
    return text.toString();
  }

  private Optional<Call> changed(Call call) {
    return Collections.disjoint(hub.candidateKeys(call), keys)
        ? Optional.empty()
        : edit.apply(call);
  }
}

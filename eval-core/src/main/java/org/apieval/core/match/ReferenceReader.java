package org.apieval.core.match;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;

/** Reads reference calls by the rules of a hub. Thread-safe as far as the hub is. */
public final class ReferenceReader {

  private final HubRules hub;
  private final CallFinder finder = new CallFinder();

  public ReferenceReader(HubRules hub) {
    this.hub = hub;
  }

  /**
   * Reads an entry: the first call in it that the hub has a key for, outer calls first.
   *
   * @throws EvalException if the hub fails
   */
  public Reference read(ApiRecord entry) {
    for (SourceCall found : finder.inCode(MappedText.of(entry.apiCall()))) {
      Optional<Reference> reference = keyed(entry, found);
      if (reference.isPresent()) {
        return reference.get();
      }
    }
    return new Reference(entry, Optional.empty(), List.of(), false);
  }

  private Optional<Reference> keyed(ApiRecord entry, SourceCall found) {
    List<ApiKey> keys = keys(entry, found.call());
    return keys.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Reference(entry, Optional.of(found.call()), keys, found.problem().isEmpty()));
  }

  private List<ApiKey> keys(ApiRecord entry, Call call) {
    try {
      return hub.referenceKeys(call);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "hub %s failed on catalogue line %d: %s".formatted(hub.id(), entry.line() + 1, e),
          e);
    }
  }
}

package org.apieval.api.hub;

import java.util.List;
import org.apieval.api.call.Call;

/** What the engine does with keys, in its plainest form. */
public final class Matching {

  private Matching() {}

  /** Whether the two calls share a key. */
  public static boolean matches(HubRules rules, Call reference, Call candidate) {
    List<ApiKey> wanted = rules.referenceKeys(reference);
    return rules.candidateKeys(candidate).stream().anyMatch(wanted::contains);
  }
}

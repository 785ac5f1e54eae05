package org.apieval.core.lint;

import java.util.Optional;
import org.apieval.core.match.Reference;

/** Finds entries that answers can hardly match. Stateless and thread-safe. */
final class CatalogueCalls {

  private final PythonCheck python = new PythonCheck();

  void check(References references, Findings findings) {
    references.all().forEach(reference -> check(reference, findings));
  }

  private void check(Reference reference, Findings findings) {
    Optional<String> refusal = python.refusal(reference.entry().apiCall());
    boolean keyless = reference.keys().isEmpty();
    if (refusal.isPresent()) {
      findings.add(
          keyless ? Severity.ERROR : Severity.WARNING,
          Rule.UNPARSABLE_CALL,
          reference.entry().line(),
          "Python refuses this call (%s): %s".formatted(refusal.get(), effect(reference)));
    } else if (keyless) {
      findings.add(
          Severity.ERROR,
          Rule.CALL_WITHOUT_KEY,
          reference.entry().line(),
          "the hub has no key for this call: only an answer that repeats its text can match it");
    }
  }

  private static String effect(Reference reference) {
    if (reference.keys().isEmpty()) {
      return "only an answer that repeats its text can match it";
    }
    String key = Shown.plain(reference.keys().get(0).toString());
    return reference.runs()
        ? "it stands for " + key + ", and what is around that is ignored"
        : "it stands for " + key + ", and an answer that breaks in the same way matches, too";
  }
}

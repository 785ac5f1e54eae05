package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;

/**
 * Makes a change of one API, where it can be told from what was before: the changed call, given as
 * an answer, follows, and the old one does not. Thread-safe as far as the hub is.
 */
final class ChangeMaker {

  private final HubRules hub;
  private final Edits edits;
  private final EntryEditor editor;
  private final ReferenceReader reader;

  ChangeMaker(HubRules hub) {
    this.hub = hub;
    this.edits = new Edits(hub);
    this.editor = new EntryEditor(hub);
    this.reader = new ReferenceReader(hub);
  }

  /**
   * A change of a kind.
   *
   * @param api the entries that stand for the API
   * @param taken identities that it may not come to have
   * @return empty where the calls do not allow it
   */
  Optional<Change> make(ChangeKind kind, List<Reference> api, Set<ApiKey> taken, Random random) {
    return kind == ChangeKind.ENTRY_WITHDRAWN
        ? withdrawn(api)
        : api.get(0)
            .call()
            .flatMap(call -> edits.draw(kind, call, random))
            .flatMap(edit -> changed(kind, api, edit))
            .filter(change -> isNew(change, taken) && isTold(change));
  }

  private Optional<Change> withdrawn(List<Reference> api) {
    List<ChangedEntry> entries =
        api.stream().map(entry -> new ChangedEntry(entry.entry(), Optional.empty())).toList();
    return Optional.of(new Change(ChangeKind.ENTRY_WITHDRAWN, entries, Edit.none()))
        .filter(change -> judged(change, false).allMatch(Outcome.KEEPS_OLD::equals));
  }

  private Optional<Change> changed(ChangeKind kind, List<Reference> api, Edit edit) {
    List<ChangedEntry> entries = new ArrayList<>();
    for (Reference reference : api) {
      Optional<ApiRecord> after =
          reference.call().isPresent() ? editor.edited(reference, edit) : Optional.empty();
      if (after.isEmpty()) {
        return Optional.empty(); // it would be half a change
      }
      entries.add(new ChangedEntry(reference.entry(), after));
    }
    return Optional.of(new Change(kind, entries, edit));
  }

  /** Whether no other API is called so; what a hub has no key for is no API yet. */
  private boolean isNew(Change change, Set<ApiKey> taken) {
    return change.isOfForm()
        || change.entries().stream()
            .map(entry -> reader.read(entry.after().orElseThrow()))
            .allMatch(
                reference ->
                    !reference.keys().isEmpty() && Collections.disjoint(reference.keys(), taken));
  }

  private boolean isTold(Change change) {
    return judged(change, true).allMatch(Outcome.FOLLOWS::equals)
        && judged(change, false).allMatch(Outcome.KEEPS_OLD::equals);
  }

  /** What the judge makes of the API's own calls, as they are now or were before. */
  private Stream<Outcome> judged(Change change, boolean now) {
    List<ApiRecord> before = change.entries().stream().map(ChangedEntry::before).toList();
    DriftJudge judge = new DriftJudge(hub, new ChangedCatalogue(before, List.of(change)));
    return change.entries().stream()
        .map(entry -> now ? entry.after().orElseThrow() : entry.before())
        .map(entry -> judge.judge(change, Optional.of(answer(entry)), true));
  }

  /** As a model answers that does nothing but read the document. */
  private static String answer(ApiRecord entry) {
    return "<<<domain>>>: %s, <<<api_call>>>: %s".formatted(entry.domain(), entry.apiCall());
  }
}

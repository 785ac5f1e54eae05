package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.drift.AnswerCalls.Read;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Matcher;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceIndex;
import org.apieval.core.match.ReferenceReader;

/**
 * Says what answers make of changed documents. Answers are read and looked up as the scorer {@code
 * ast} does, against the catalogue before and after the change. Immutable; thread-safe as far as
 * the hub is.
 */
public final class DriftJudge {

  private final AnswerCalls calls;
  private final Matcher before;

  /** Without changes of form: what keys a hub has for those, if any, does not matter. */
  private final Matcher after;

  private final List<Change> ofForm;

  /**
   * For one hub.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on an entry
   */
  public DriftJudge(HubRules hub, ChangedCatalogue catalogue) {
    HubRules guarded = new GuardedHub(hub);
    this.calls = new AnswerCalls(guarded);
    this.before = matcher(guarded, catalogue.before());
    this.ofForm = catalogue.changes().stream().filter(Change::isOfForm).toList();
    Set<Integer> keyless = new HashSet<>();
    ofForm.forEach(change -> keyless.addAll(change.lines()));
    this.after =
        matcher(
            guarded,
            catalogue.after().stream().filter(entry -> !keyless.contains(entry.line())).toList());
  }

  private static Matcher matcher(HubRules hub, List<ApiRecord> entries) {
    ReferenceReader reader = new ReferenceReader(hub);
    List<Reference> references = new ArrayList<>();
    entries.forEach(entry -> references.add(reader.read(entry)));
    return new Matcher(new ReferenceIndex(references));
  }

  /**
   * Judges an answer to a question about a changed API.
   *
   * @param answer what the model wrote; empty where no answer was got
   * @param asked whether it was given after the change, with its documents. One given before can't
   *     follow that an entry was withdrawn
   */
  public Outcome judge(Change change, Optional<String> answer, boolean asked) {
    try {
      return answer
          .flatMap(calls::read)
          .map(read -> judge(change, read, asked))
          .orElse(Outcome.UNSCORED);
    } catch (EvalException | StackOverflowError e) {
      return Outcome.UNSCORED; // a hub's failure costs this answer alone
    }
  }

  private Outcome judge(Change change, Read read, boolean asked) {
    Set<Integer> old = read.lines(before);
    boolean keepsOld = !Collections.disjoint(old, change.lines());
    boolean follows =
        change.kind() == ChangeKind.ENTRY_WITHDRAWN ? asked && !keepsOld : follows(change, read);
    if (follows) {
      return Outcome.FOLLOWS;
    }
    return keepsOld ? Outcome.KEEPS_OLD : otherwise(read, old);
  }

  private boolean follows(Change change, Read read) {
    return change.isOfForm()
        ? read.calls().anyMatch(call -> showsForm(change, call))
        : !Collections.disjoint(read.lines(after), change.lines());
  }

  /** Whether a call is that of the change, changed: changed back, it is the old one. */
  private boolean showsForm(Change change, KeyedCall call) {
    return change
        .edit()
        .undo(call.call())
        .or(() -> change.edit().undo(call.written()))
        .map(undone -> calls.lines(before, call, undone))
        .filter(lines -> !Collections.disjoint(lines, change.lines()))
        .isPresent();
  }

  private Outcome otherwise(Read read, Set<Integer> old) {
    boolean known =
        !old.isEmpty()
            || !read.lines(after).isEmpty()
            || ofForm.stream().anyMatch(change -> follows(change, read));
    return known ? Outcome.OTHER_API : Outcome.INVENTS;
  }
}

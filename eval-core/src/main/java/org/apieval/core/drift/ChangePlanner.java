package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;

/**
 * Changes the APIs of a catalogue, each in one way, as evenly over the kinds as their calls allow.
 * The same seed changes the same catalogue alike. At most half of the entries are withdrawn. For
 * one catalogue, used by one thread.
 */
public final class ChangePlanner {

  private final List<ChangeKind> kinds;
  private final long seed;
  private final ReferenceReader reader;
  private final AnswerCalls calls;
  private final ChangeMaker maker;

  private int size;

  /** Identities that are taken: two APIs never come to share one. */
  private final Set<ApiKey> taken = new HashSet<>();

  /**
   * For a hub.
   *
   * @param kinds what may change; at least one
   */
  public ChangePlanner(HubRules hub, Collection<ChangeKind> kinds, long seed) {
    this.kinds = kinds.stream().sorted().distinct().toList();
    this.seed = seed;
    HubRules guarded = new GuardedHub(hub);
    this.reader = new ReferenceReader(guarded);
    this.calls = new AnswerCalls(guarded);
    this.maker = new ChangeMaker(guarded);
  }

  /**
   * Changes a catalogue.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on an entry
   */
  public ChangedCatalogue change(List<ApiRecord> catalogue) {
    size = catalogue.size();
    List<Reference> references = new ArrayList<>();
    catalogue.forEach(entry -> references.add(reader.read(entry)));
    references.forEach(reference -> taken.addAll(reference.keys()));
    List<List<Reference>> apis = new ArrayList<>(ApiGroups.of(references, calls));
    Random random = new Random(seed);
    Collections.shuffle(apis, random);
    Map<ChangeKind, Integer> counts = new EnumMap<>(ChangeKind.class);
    List<Change> changes = new ArrayList<>();
    for (List<Reference> api : apis) {
      change(api, counts, random)
          .ifPresent(
              change -> {
                counts.merge(change.kind(), change.entries().size(), Integer::sum);
                changes.add(change);
              });
    }
    return new ChangedCatalogue(catalogue, changes);
  }

  /** Tries the kinds, the rarest so far first. */
  private Optional<Change> change(
      List<Reference> api, Map<ChangeKind, Integer> counts, Random random) {
    Random own = new Random(random.nextLong());
    return kinds.stream()
        .sorted(Comparator.comparing(kind -> counts.getOrDefault(kind, 0)))
        .filter(kind -> kind != ChangeKind.ENTRY_WITHDRAWN || mayGo(api, counts))
        .flatMap(kind -> maker.make(kind, api, taken, own).stream())
        .findFirst()
        .map(this::taken);
  }

  /** Whether at least half of the catalogue stays: documents are still to be found in it. */
  private boolean mayGo(List<Reference> api, Map<ChangeKind, Integer> counts) {
    int gone = counts.getOrDefault(ChangeKind.ENTRY_WITHDRAWN, 0) + api.size();
    return 2 * gone <= size;
  }

  private Change taken(Change change) {
    change.entries().stream()
        .flatMap(entry -> entry.after().stream())
        .forEach(entry -> taken.addAll(reader.read(entry).keys()));
    return change;
  }
}

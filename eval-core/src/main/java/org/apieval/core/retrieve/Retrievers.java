package org.apieval.core.retrieve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * The ways there are to get documents: those of plug-ins, and three of the engine's own. Immutable;
 * thread-safe, as plug-ins are.
 */
public final class Retrievers {

  /** No documents. */
  public static final String NONE = "none";

  /** The entries that the question's gold call stands for: an upper bound. */
  public static final String ORACLE = "oracle";

  /** The rankings of two other retrievers, joined. */
  public static final String HYBRID = "hybrid";

  /** Ids that no plug-in can have. */
  public static final Set<String> OWN = Set.of(NONE, ORACLE, HYBRID);

  /** What {@link #HYBRID} joins: one looks for words, the other for meanings. */
  static final List<String> JOINED = List.of("lucene", "embedding");

  private final SortedMap<String, Retriever.Factory> factories;

  /**
   * Takes plug-ins.
   *
   * @param factories by id
   * @throws EvalException PROVIDER if one has the id of an own one
   */
  public Retrievers(Map<String, Retriever.Factory> factories) {
    this.factories = new TreeMap<>(factories);
    for (String own : OWN.stream().sorted().toList()) {
      if (factories.containsKey(own)) {
        throw new EvalException(
            EvalException.Code.PROVIDER,
            "the retriever \"%s\" is the engine's own; %s must take another id"
                .formatted(own, factories.get(own).getClass().getName()));
      }
    }
  }

  /** The ids of all, in alphabetical order; {@link #HYBRID} only where its parts are there. */
  public List<String> ids() {
    List<String> ids = new ArrayList<>(factories.keySet());
    ids.add(NONE);
    ids.add(ORACLE);
    if (factories.keySet().containsAll(JOINED)) {
      ids.add(HYBRID);
    }
    return ids.stream().sorted().toList();
  }

  /** The ids of those that may have settings, in alphabetical order. */
  public List<String> configurable() {
    return List.copyOf(factories.keySet());
  }

  /**
   * Checks that there is a retriever.
   *
   * @return the id
   * @throws EvalException USER if there is none of that id, naming those that are there
   */
  public String known(String id) {
    if (ids().contains(id)) {
      return id;
    }
    throw EvalException.user(
        "no retriever \"%s\"; there is: %s%s"
            .formatted(
                Printable.text(id, 60), String.join(", ", ids()), Suggestion.hint(id, ids())));
  }

  /** The retrievers over one hub's catalogue; each is made when it is first asked for. */
  public CatalogueRetrievers over(
      HubRules hub, List<ApiRecord> catalogue, RetrieverSettings settings) {
    return new CatalogueRetrievers(this, hub, catalogue, settings);
  }

  /** The plug-in of a known id that is none of the engine's own. */
  Retriever.Factory factory(String id) {
    return factories.get(known(id));
  }
}

package org.apieval.core.retrieve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** The retrievers over one hub's catalogue; an index is built once. Thread-safe. */
public final class CatalogueRetrievers {

  private final Retrievers retrievers;
  private final HubRules hub;
  private final List<ApiRecord> catalogue;
  private final RetrieverSettings settings;
  private final Map<String, Retriever> made = new HashMap<>();

  CatalogueRetrievers(
      Retrievers retrievers, HubRules hub, List<ApiRecord> catalogue, RetrieverSettings settings) {
    this.retrievers = retrievers;
    this.hub = hub;
    this.catalogue = List.copyOf(catalogue);
    this.settings = settings;
  }

  /**
   * One of them; may take time, since it builds what it needs.
   *
   * @throws EvalException USER if there is none of that id, or a setting is wrong; PROVIDER if the
   *     plug-in fails
   */
  public Retrieval get(String id) {
    return switch (retrievers.known(id)) {
      case Retrievers.NONE -> new Retrieval(id, false, (question, k) -> List.of());
      case Retrievers.ORACLE -> new Retrieval(id, true, oracle());
      case Retrievers.HYBRID -> {
        List<Retriever> joined = Retrievers.JOINED.stream().map(this::plugIn).toList();
        yield searching(id, new RankFusion(joined));
      }
      default -> searching(id, plugIn(id));
    };
  }

  private Retrieval.Finder oracle() {
    Relevance relevance = new Relevance(hub, catalogue);
    return (question, k) ->
        relevance.gold(question).stream()
            .limit(k)
            .map(entry -> new ScoredDocument(entry, 1))
            .toList();
  }

  private static Retrieval searching(String id, Retriever retriever) {
    return new Retrieval(id, false, (question, k) -> find(id, retriever, question, k));
  }

  private static List<ScoredDocument> find(
      String id, Retriever retriever, Question question, int k) {
    try {
      return retriever.retrieve(question.text(), k).stream().limit(k).toList();
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "retriever %s failed on question %s: %s"
              .formatted(id, Printable.text(question.id(), 40), describe(e)),
          e);
    }
  }

  private synchronized Retriever plugIn(String id) {
    Retriever known = made.get(id);
    if (known == null) {
      known = create(id);
      made.put(id, known);
    }
    return known;
  }

  private Retriever create(String id) {
    try {
      return retrievers.factory(id).create(catalogue, settings.of(id));
    } catch (IllegalArgumentException e) {
      throw new EvalException(
          EvalException.Code.USER, "retriever %s %s".formatted(id, e.getMessage()), e);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "retriever %s failed: %s".formatted(id, describe(e)), e);
    }
  }

  /** What a plug-in says itself; of other failures the kind matters more. */
  private static String describe(RuntimeException failure) {
    String text =
        failure instanceof IllegalStateException && failure.getMessage() != null
            ? failure.getMessage()
            : failure.toString();
    return Printable.text(text, 300);
  }
}

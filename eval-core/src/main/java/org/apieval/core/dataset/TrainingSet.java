package org.apieval.core.dataset;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;

/**
 * What a model may be trained on for one hub. Immutable; thread-safe as far as the hub is.
 *
 * @param hub the hub's rules
 * @param catalogue the reference APIs in file order; those of the pairs, each once, where there is
 *     no catalogue of its own
 * @param pairs in file order
 * @param problems what is wrong with the files; each is shown once
 */
public record TrainingSet(
    HubRules hub, List<ApiRecord> catalogue, List<TrainingPair> pairs, List<DataProblem> problems) {

  public TrainingSet {
    catalogue = List.copyOf(catalogue);
    pairs = List.copyOf(pairs);
    problems = List.copyOf(problems);
  }
}

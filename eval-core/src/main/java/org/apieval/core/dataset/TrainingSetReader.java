package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;
import org.apieval.core.EvalException;

/**
 * Reads what models may be trained on. A broken line is reported and costs only itself; a file that
 * cannot be used at all is an {@link EvalException} with one clear sentence. Stateless and
 * thread-safe.
 */
public final class TrainingSetReader {

  /**
   * Reads single files.
   *
   * @param questions with gold calls: this project's own form, or a published training file
   * @param catalogue the documents; where it is empty, those that the questions bring along
   * @throws EvalException USER if a file is missing or of no use
   */
  public TrainingSet fromFiles(HubRules hub, Path questions, Optional<Path> catalogue) {
    return set(
        hub,
        TrainingReader.read(SourceText.read(questions)),
        catalogue.map(SourceText::read).map(CatalogueReader::read));
  }

  /**
   * Reads a hub's training file and catalogue of a Gorilla checkout; never what models are
   * evaluated on.
   *
   * @throws EvalException USER if a file is missing or of no use
   */
  public TrainingSet fromGorilla(HubRules hub, Path checkout) {
    GorillaCheckout gorilla = GorillaCheckout.at(checkout);
    Path training =
        gorilla
            .training(hub.id())
            .orElseThrow(
                () ->
                    EvalException.user(
                        "no training data for %s: there is no data/apibench/%s_train.json in the"
                                .formatted(hub.id(), hub.id())
                            + " checkout"));
    return fromFiles(hub, training, Optional.of(gorilla.catalogue(hub.id())));
  }

  /**
   * Reads the questions and the catalogue that ship with a hub.
   *
   * @throws EvalException USER if the hub has none, PROVIDER if they cannot be read
   */
  public TrainingSet fromSample(HubRules hub) {
    HubSample sample = new BenchmarkReader().sampleOf(hub);
    return set(
        hub,
        TrainingReader.read(SourceText.read(sample.questions())),
        Optional.of(CatalogueReader.read(SourceText.read(sample.catalogue()))));
  }

  private static TrainingSet set(
      HubRules hub, RowFile<TrainingPair> pairs, Optional<RowFile<ApiRecord>> catalogue) {
    if (catalogue.isEmpty()) {
      return new TrainingSet(hub, documents(pairs.items()), pairs.items(), pairs.problems());
    }
    List<DataProblem> problems = new ArrayList<>(catalogue.get().problems());
    problems.addAll(pairs.problems());
    List<TrainingPair> bare =
        pairs.items().stream()
            .map(pair -> new TrainingPair(pair.question(), pair.answer(), Optional.empty()))
            .toList();
    return new TrainingSet(hub, catalogue.get().items(), bare, problems);
  }

  private static List<ApiRecord> documents(List<TrainingPair> pairs) {
    Map<Map<String, Object>, ApiRecord> distinct = new LinkedHashMap<>();
    pairs.stream()
        .flatMap(pair -> pair.document().stream())
        .forEach(document -> distinct.putIfAbsent(document.fields(), document));
    return List.copyOf(distinct.values());
  }
}

package org.apieval.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.core.Digests;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.TrainingPair;
import org.apieval.core.dataset.TrainingSet;
import org.apieval.core.prompt.PaperPrompt;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;
import org.apieval.core.run.Workers;
import org.apieval.core.training.ChatFormat;
import org.apieval.core.training.CountedExample;
import org.apieval.core.training.ExampleBuilder;
import org.apieval.core.training.Target;
import org.apieval.core.training.TokenCounter;
import org.apieval.core.training.TrainingExample;

/**
 * Makes the examples of an export, in parallel inside and in the order of the files outside.
 *
 * @param retrievers those that there are
 * @param settings what the user set for them
 * @param retriever the id of the one to ask
 * @param topK how many documents a request gets
 * @param target what the model shall answer
 * @param counter what counts tokens
 */
record ExportRun(
    Retrievers retrievers,
    RetrieverSettings settings,
    String retriever,
    int topK,
    Target target,
    TokenCounter counter) {

  /**
   * All examples, hub by hub.
   *
   * @throws EvalException USER if there are no documents for a retriever to find
   */
  List<CountedExample> examples(List<TrainingSet> sets, Console console, boolean quiet) {
    long total = sets.stream().mapToLong(one -> one.pairs().size()).sum();
    List<CountedExample> examples = new ArrayList<>();
    try (Progress progress = new Progress(console, quiet, "exporting", System::nanoTime, total);
        Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
      for (TrainingSet set : sets) {
        ExampleBuilder builder = builder(set);
        examples.addAll(workers.map(set.pairs(), pair -> counted(builder, pair, progress)));
      }
    }
    return examples;
  }

  private ExampleBuilder builder(TrainingSet set) {
    if (set.catalogue().isEmpty() && !retriever.equals(Retrievers.NONE)) {
      throw EvalException.user(
          "--retriever %s has no documents to find: name them with --catalogue FILE"
              .formatted(retriever));
    }
    return new ExampleBuilder(
        set.hub().id(),
        retrievers.over(set.hub(), set.catalogue(), settings),
        retriever,
        topK,
        new PaperPrompt(),
        target);
  }

  private CountedExample counted(ExampleBuilder builder, TrainingPair pair, Progress progress) {
    TrainingExample example = builder.of(pair);
    progress.step();
    return new CountedExample(example, counter.count(example));
  }

  /** All that decides what the examples are, by name. */
  Map<String, String> origin(List<TrainingSet> sets, ChatFormat format, String version) {
    Map<String, String> origin = new LinkedHashMap<>();
    origin.put("apieval", version);
    for (TrainingSet set : sets) {
      origin.put(set.hub().id() + ".catalogue", Digests.of(set.catalogue()));
      origin.put(set.hub().id() + ".pairs", Digests.of(set.pairs()));
    }
    origin.put("retriever", retriever);
    origin.put("top-k", Integer.toString(topK));
    new TreeMap<>(settings.of(retriever))
        .forEach(
            (name, value) -> origin.put(retriever + "." + name, Models.withoutPassword(value)));
    origin.put("target", target.id());
    origin.put("format", format.id());
    return origin;
  }
}

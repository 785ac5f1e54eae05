package org.apieval.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.Digests;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.ask.Experiment;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.RunFolder;
import org.apieval.core.ask.RunSettings;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.prompt.InstructPrompt;
import org.apieval.core.prompt.PaperPrompt;
import org.apieval.core.prompt.PlainPrompt;
import org.apieval.core.prompt.PromptForm;
import org.apieval.core.prompt.TemplatePrompt;
import org.apieval.core.retrieve.CatalogueRetrievers;
import org.apieval.core.retrieve.Retrieval;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;

/** Makes the runs of an experiment: every model, retriever and prompt on every hub. */
final class Combinations {

  private final Experiment experiment;
  private final Models models;
  private final Retrievers retrievers;
  private final RetrieverSettings settings;
  private final String version;

  Combinations(
      PluginRegistry plugins,
      Experiment experiment,
      List<String> given,
      Optional<Path> cache,
      String version) {
    this.experiment = experiment;
    this.retrievers = new Retrievers(plugins.retrievers().byId());
    List<String> configurable = new ArrayList<>(retrievers.configurable());
    configurable.addAll(plugins.models().ids());
    this.settings = RetrieverSettings.parse(given, configurable);
    this.models = new Models(plugins.models(), settings, cache);
    this.version = version;
  }

  /** All of them, hub by hub. */
  List<Combination> of(List<Benchmark> benchmarks, Path folder) {
    experiment.retrievers().forEach(retrievers::known);
    List<Combination> combinations = new ArrayList<>();
    for (Benchmark benchmark : benchmarks) {
      CatalogueRetrievers over = retrievers.over(benchmark.hub(), benchmark.catalogue(), settings);
      List<Question> questions =
          benchmark.questions().values().stream()
              .limit(experiment.limit().orElse(Integer.MAX_VALUE))
              .toList();
      for (String model : experiment.models()) {
        for (String retriever : experiment.retrievers()) {
          models.check(model, retriever);
          for (String prompt : experiment.prompts()) {
            combinations.add(
                combination(benchmark, model, over.get(retriever), prompt, questions, folder));
          }
        }
      }
    }
    return combinations;
  }

  private Combination combination(
      Benchmark benchmark,
      String model,
      Retrieval retrieval,
      String promptName,
      List<Question> questions,
      Path folder) {
    PromptForm prompt = prompt(promptName, benchmark.catalogue());
    String hub = benchmark.hub().id();
    RunFolder place = RunFolder.in(folder, hub, model, retrieval.id(), prompt.id());
    ModelRun run =
        new ModelRun(
            place,
            settings(benchmark, model, retrieval, prompt),
            question ->
                retrieval.find(question, experiment.topK()).stream()
                    .map(ScoredDocument::document)
                    .toList(),
            prompt,
            experiment.system(),
            sampling(),
            experiment.repeats());
    String label = String.join(".", model, retriever(retrieval), prompt.id());
    return new Combination(benchmark, model, label, run, () -> models.responder(model), questions);
  }

  /** The retriever as tables show it: nobody should take an upper bound for a result. */
  private static String retriever(Retrieval retrieval) {
    return retrieval.upperBound() ? retrieval.id() + " (upper bound)" : retrieval.id();
  }

  private static PromptForm prompt(String name, List<ApiRecord> catalogue) {
    return switch (name) {
      case "plain" -> new PlainPrompt();
      case "paper" -> new PaperPrompt();
      case "instruct" -> new InstructPrompt(catalogue);
      default -> template(name, catalogue);
    };
  }

  private static PromptForm template(String name, List<ApiRecord> catalogue) {
    Path file = Path.of(name);
    if (!Files.exists(file)) {
      throw EvalException.user(
          "no prompt \"%s\": there is plain, paper, instruct, and no file of that name"
              .formatted(Printable.text(name, 60)));
    }
    try {
      return new TemplatePrompt(file.getFileName().toString(), Files.readString(file), catalogue);
    } catch (IOException e) {
      throw new EvalException(EvalException.Code.USER, "cannot read " + Printable.text(name), e);
    }
  }

  private Sampling sampling() {
    return new Sampling(
        experiment.temperature().map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
        experiment.maxTokens().map(OptionalInt::of).orElseGet(OptionalInt::empty),
        experiment.seed().map(OptionalLong::of).orElseGet(OptionalLong::empty),
        experiment.stop());
  }

  private RunSettings settings(
      Benchmark benchmark, String model, Retrieval retrieval, PromptForm prompt) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("apieval", version);
    all.put("hub", benchmark.hub().id());
    all.put("catalogue", Digests.of(benchmark.catalogue()));
    all.put("questions", Digests.of(benchmark.questions().values()));
    all.put("model", model);
    all.put("retriever", retrieval.id());
    all.put("top-k", Integer.toString(experiment.topK()));
    all.put("prompt", prompt.id());
    Question sample = new Question("", "?", "", "");
    all.put("prompt-digest", Digests.of(List.of(prompt.text(sample, List.of()))));
    put(all, "system", experiment.system());
    put(all, "temperature", experiment.temperature());
    put(all, "max-tokens", experiment.maxTokens());
    put(all, "seed", experiment.seed());
    put(all, "stop", experiment.stop());
    List<String> set = new ArrayList<>(retrievers.configurable()); // one may use others
    set.add(Models.backend(model));
    for (String id : set) {
      new TreeMap<>(settings.of(id))
          .forEach((name, value) -> all.put(id + "." + name, Models.withoutPassword(value)));
    }
    all.put("repeats", Integer.toString(experiment.repeats()));
    put(all, "limit", experiment.limit());
    return new RunSettings(all);
  }

  private static void put(Map<String, String> all, String name, Optional<?> value) {
    value.ifPresent(there -> all.put(name, there.toString()));
  }
}

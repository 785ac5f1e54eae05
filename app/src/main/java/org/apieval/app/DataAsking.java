package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.core.Printable;
import org.apieval.core.ask.Asker;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.Failed;
import org.apieval.core.ask.Item;
import org.apieval.core.ask.KeptAnswers;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.Prices;
import org.apieval.core.ask.Responder;
import org.apieval.core.ask.RunFolder;
import org.apieval.core.ask.RunSettings;
import org.apieval.core.plugin.PluginRegistry;

/** Asks a model for data, keeps its answers beside the result, and goes on with a kept run. */
final class DataAsking {

  private static final int CHARACTERS_PER_TOKEN = 4; // of English, roughly

  private final Console console;
  private final AskingOptions options;
  private final Models models;
  private final String model;

  DataAsking(Console console, AskingOptions options, PluginRegistry plugins) {
    this.console = console;
    this.options = options;
    this.models = options.models(plugins);
    this.model = options.model().orElseThrow();
  }

  /** What is asked go by go; each may depend on the answers before. */
  interface Dialogue {
    /** What to ask next; nothing ends the dialogue. */
    List<Item> next();

    /** Takes the answers. */
    void take(ModelRun.Result answers);
  }

  Sampling sampling() {
    return options.sampling();
  }

  /**
   * Asks all that is not answered yet.
   *
   * @param result the file that the answers are for
   * @param task what they are for, in a word
   * @param settings what else decides the prompts
   * @return the failures
   */
  List<Failed> ask(Path result, String task, Map<String, String> settings, Dialogue dialogue) {
    RunFolder folder = new RunFolder(options.run().orElseGet(() -> Beside.of(result, ".run")));
    List<Failed> failed = new ArrayList<>();
    try (Responder responder = models.responder(model);
        KeptAnswers kept = KeptAnswers.open(folder, settings(task, settings))) {
      Asker asker = new Asker(responder, options.limits());
      for (List<Item> items = dialogue.next(); !items.isEmpty(); items = dialogue.next()) {
        ModelRun.Result answers = ask(kept, items, asker);
        failed.addAll(answers.failed());
        dialogue.take(answers);
      }
      kept.finish();
    }
    tell(failed, folder);
    return List.copyOf(failed);
  }

  private ModelRun.Result ask(KeptAnswers kept, List<Item> items, Asker asker) {
    try (Progress progress =
        new Progress(console, options.quiet(), "asking", System::nanoTime, items.size())) {
      Budget budget = new Budget(Prices.none(), Optional.empty());
      return kept.askItems(items, asker, new Watching(progress, budget, model));
    }
  }

  private RunSettings settings(String task, Map<String, String> settings) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("apieval", new Version().number());
    all.put("task", task);
    all.putAll(settings);
    all.put("model", model);
    Sampling sampling = options.sampling();
    sampling.temperature().ifPresent(value -> all.put("temperature", Double.toString(value)));
    sampling.maxTokens().ifPresent(value -> all.put("max-tokens", Integer.toString(value)));
    String backend = Models.backend(model);
    new TreeMap<>(models.settings().of(backend))
        .forEach((name, value) -> all.put(backend + "." + name, Models.withoutPassword(value)));
    return new RunSettings(all);
  }

  private void tell(List<Failed> failed, RunFolder folder) {
    failed.stream()
        .findFirst()
        .ifPresent(
            first ->
                console.note(
                    "%d %s without an answer, %s for instance: %s; start again to ask once more (answers are kept in %s)"
                        .formatted(
                            failed.size(),
                            failed.size() == 1 ? "item is" : "items are",
                            first.key().questionId(),
                            first.reason(),
                            folder.directory())));
  }

  /** Shows the first prompt, and how much all are, without asking. */
  void show(List<Item> items) {
    long characters = items.stream().mapToLong(item -> item.prompt().length()).sum();
    console
        .out()
        .line(
            "%d %s, about %d tokens"
                .formatted(
                    items.size(),
                    items.size() == 1 ? "request" : "requests",
                    characters / CHARACTERS_PER_TOKEN));
    items.stream()
        .findFirst()
        .ifPresent(
            item ->
                item.prompt()
                    .lines()
                    .forEach(line -> console.out().line("  | " + Printable.text(line))));
  }
}

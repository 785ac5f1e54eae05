package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.ask.Item;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.card.BuiltCatalogue;
import org.apieval.core.card.CardFolder;
import org.apieval.core.card.CatalogueBuilder;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.plugin.PluginRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset catalogue}: from model cards to reference APIs. */
@Command(
    name = "catalogue",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Turns model cards into a catalogue: a model reads each card and writes a record, which is"
          + " checked.",
      "",
      "Without --model a card gives a reduced record of its metadata and the code it shows.",
      "",
      "Started again it asks only about cards that have no answer yet, or have changed."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset catalogue --cards cards --hub huggingface --model openai:gpt-4o \\",
      "      --temperature 0 --out apis.jsonl",
      "  apieval dataset catalogue --cards cards --hub torchhub --out apis.jsonl",
      "",
      "Cards are the files *.md, *.html and *.json of the folder and those in it, of at most 1 MiB.",
      "A record needs all fields; its call must be one Python call that the hub has a key for; and"
          + " what the call names must stand in the card. Others go to apis.rejected.jsonl with the"
          + " reason. Answers are kept in apis.run.",
      "Exit codes: 0 done; 1 cards gave no record; 2 wrong usage, bad input, or no request goes"
          + " through."
    })
final class CatalogueCommand implements Callable<Integer> {

  @Option(
      names = "--cards",
      required = true,
      paramLabel = "DIR",
      description = "The folder of model cards.")
  private Path cards = Path.of("");

  @Mixin private OneHub hub = new OneHub();

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "What to write.")
  private Path out = Path.of("");

  @Mixin private AskingOptions asking = new AskingOptions();

  private final Console console;
  private final Provider<PluginRegistry> plugins;

  @Inject
  CatalogueCommand(Console console, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    HubRules rules = hub.of(plugins.get());
    CardFolder folder = CardFolder.read(cards);
    folder.problems().forEach(problem -> console.note(problem.toString()));
    folder.unreadable().forEach(one -> console.note(one.problem().toString()));
    CatalogueBuilder builder = new CatalogueBuilder(rules, example(rules));
    if (asking.model().isEmpty()) {
      return finish(builder.fromCards(folder.cards()), folder);
    }
    DataAsking model = new DataAsking(console, asking, plugins.get());
    List<Item> items =
        folder.cards().stream().map(card -> builder.item(card, model.sampling())).toList();
    if (asking.dryRun()) {
      model.show(items);
      return ExitCode.OK;
    }
    return finish(builder.fromAnswers(folder.cards(), answers(rules, model, items)), folder);
  }

  /** An entry of the hub's sample. */
  private static Optional<ApiRecord> example(HubRules hub) {
    return hub.sample()
        .flatMap(
            sample ->
                DataSource.of(hub.id(), sample.catalogue()).catalogue().items().stream()
                    .findFirst());
  }

  private Map<String, String> answers(HubRules rules, DataAsking model, List<Item> items) {
    Map<String, String> answers = new HashMap<>();
    model.ask(
        out,
        "catalogue",
        Map.of("hub", rules.id()),
        new DataAsking.Dialogue() {
          private boolean begun;

          @Override
          public List<Item> next() {
            List<Item> next = begun ? List.of() : items;
            begun = true;
            return next;
          }

          @Override
          public void take(ModelRun.Result result) {
            result
                .asked()
                .forEach(asked -> answers.put(asked.key().questionId(), asked.response().text()));
          }
        });
    return answers;
  }

  private int finish(BuiltCatalogue built, CardFolder folder) {
    new CatalogueFiles(out).write(built, folder.unreadable());
    built.rejected().forEach(one -> console.note(cards.resolve(one.card()) + ": " + one.reason()));
    console.note(
        "%d of %d cards gave a record, in %s"
            .formatted(built.records().size(), total(folder), out));
    if (asking.model().isEmpty() && !built.rejected().isEmpty()) {
      console.note("a model may read more out of the others: --model openai:NAME");
    }
    return built.records().size() == total(folder) ? ExitCode.OK : ExitCode.FAILED;
  }

  private static int total(CardFolder folder) {
    return folder.cards().size() + folder.unreadable().size();
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.net.URL;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.data.Answer;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.HubData;
import org.apieval.core.dataset.HubDataReader;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.lint.LintInput;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.plugin.Plugins;
import org.apieval.core.yamlhub.YamlHub;

/** Reads the files that are to be checked. Immutable and thread-safe. */
final class LintFiles {

  private final Provider<PluginRegistry> plugins;
  private final BenchmarkReader benchmarks;
  private final HubDataReader described = new HubDataReader();

  @Inject
  LintFiles(Provider<PluginRegistry> plugins, BenchmarkReader benchmarks) {
    this.plugins = plugins;
    this.benchmarks = benchmarks;
  }

  /**
   * What there is to check, one a hub, sorted by hub; each is read when it is asked for.
   *
   * @throws EvalException USER if options contradict each other or name no hub; when asked for, if
   *     a file is missing
   */
  Stream<LintInput> read(LintOptions options) {
    options.check();
    Hubs available = Hubs.of(plugins.get(), options.hubFiles());
    Plugins<HubRules> hubs = available.all();
    if (options.gorilla().isPresent()) {
      available.checkAllIn(options.gorilla().get(), options.hub());
      return fromGorilla(options.gorilla().get(), options, hubs);
    }
    List<YamlHub> wanted = available.described(options.hub());
    if (!wanted.isEmpty() && !options.namesReferences()) {
      return wanted.stream().map(hub -> fromHubFile(hub, options));
    }
    return options.nothingNamed()
        ? fromSamples(options, hubs)
        : Stream.of(fromFiles(options, available));
  }

  private LintInput fromHubFile(YamlHub hub, LintOptions options) {
    HubData data = Hubs.dataOf(hub);
    return new LintInput(
        Optional.of(hub.rules()),
        Optional.of(described.catalogue(data)),
        described.questions(data),
        Optional.empty(),
        List.of(),
        described.answers(data, options.answers()));
  }

  private Stream<LintInput> fromSamples(LintOptions options, Plugins<HubRules> hubs) {
    Stream<HubRules> wanted =
        options
            .hub()
            .map(id -> Stream.of(hubs.get(id)))
            .orElseGet(() -> hubs.all().stream().filter(hub -> hub.sample().isPresent()));
    return wanted.map(this::fromSample);
  }

  private LintInput fromSample(HubRules hub) {
    HubSample sample = benchmarks.sampleOf(hub);
    return new LintInput(
        Optional.of(hub),
        Optional.of(source(hub, sample.catalogue()).catalogue()),
        Optional.of(source(hub, sample.questions()).questions()),
        Optional.empty(),
        List.of(),
        sample.answers().stream().map(url -> source(hub, url).answers()).toList());
  }

  private static DataSource source(HubRules hub, URL resource) {
    String path = resource.getPath();
    String file = path.substring(path.lastIndexOf('/') + 1);
    return DataSource.of(hub.id() + "/sample/" + file, resource);
  }

  private Stream<LintInput> fromGorilla(Path folder, LintOptions options, Plugins<HubRules> hubs) {
    GorillaCheckout checkout = GorillaCheckout.at(folder);
    List<String> wanted = options.hub().map(List::of).orElseGet(() -> checkout.hubs(hubs.ids()));
    if (wanted.isEmpty()) {
      throw EvalException.user(
          "no hub of %s is in %s"
              .formatted(String.join(", ", hubs.ids()), Printable.text(folder.toString())));
    }
    Map<String, List<Path>> answers = answersByHub(wanted, checkout, options, hubs.ids());
    return answers.entrySet().stream()
        .map(hub -> fromGorilla(hubs.get(hub.getKey()), checkout, hub.getValue()));
  }

  private Map<String, List<Path>> answersByHub(
      List<String> wanted, GorillaCheckout checkout, LintOptions options, List<String> ids) {
    if (!options.answers().isEmpty() && options.hub().isEmpty()) {
      return Benchmarks.byHub(options.answers(), checkout, ids);
    }
    Map<String, List<Path>> answers = new LinkedHashMap<>();
    wanted.forEach(
        hub ->
            answers.put(
                hub, options.answers().isEmpty() ? checkout.answersIfAny(hub) : options.answers()));
    return answers;
  }

  private static LintInput fromGorilla(HubRules hub, GorillaCheckout checkout, List<Path> answers) {
    String id = hub.id();
    return new LintInput(
        Optional.of(hub),
        Optional.of(DataSource.of(checkout.catalogue(id)).catalogue()),
        Optional.of(DataSource.of(checkout.questions(id)).questions()),
        checkout.training(id).map(file -> DataSource.of(file).questions()),
        prompts(checkout.prompts(id)),
        answers(answers.stream().map(file -> checkout.answers(id, file)).toList()));
  }

  private LintInput fromFiles(LintOptions options, Hubs hubs) {
    LintInput files =
        new LintInput(
            Optional.empty(),
            options.catalogue().map(file -> DataSource.of(file).catalogue()),
            options.questions().map(file -> DataSource.of(file).questions()),
            options.training().map(file -> DataSource.of(file).questions()),
            prompts(options.prompts()),
            answers(options.answers()));
    return files.withHub(hub(options, hubs)); // a missing file is worse than a missing hub
  }

  /** The hub that is named, by an option or a file; must be known where calls are to be read. */
  private Optional<HubRules> hub(LintOptions options, Hubs hubs) {
    Optional<HubRules> chosen = hubs.chosen(options.hub());
    if (chosen.isPresent()) {
      return chosen;
    }
    List<Path> withCalls =
        Stream.of(options.catalogue(), options.questions()).flatMap(Optional::stream).toList();
    Optional<String> named =
        Stream.of(
                withCalls.stream(),
                options.training().stream(),
                options.prompts().stream(),
                options.answers().stream())
            .flatMap(files -> files)
            .flatMap(file -> Benchmarks.hubNamedIn(file, hubs.all().ids()).stream())
            .findFirst();
    if (named.isEmpty() && !withCalls.isEmpty()) {
      throw unknownHub(withCalls.get(0), hubs.all().ids());
    }
    return named.map(hubs.all()::get);
  }

  private EvalException unknownHub(Path file, List<String> ids) {
    return EvalException.user(
        "which hub is %s of? Add --hub ID, one of %s"
            .formatted(Printable.text(file.toString()), String.join(", ", ids)));
  }

  private static List<DataFile<Prompt>> prompts(List<Path> files) {
    return files.stream().map(file -> DataSource.of(file).prompts()).toList();
  }

  private static List<DataFile<Answer>> answers(List<Path> files) {
    return files.stream().map(file -> DataSource.of(file).answers()).toList();
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.api.own.CatalogueReport;
import org.apieval.core.answer.MappedText;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every hub's rules on its published catalogue. */
class CataloguesRealDataTest {

  private final CallFinder finder = new CallFinder();

  @ParameterizedTest
  @ValueSource(strings = {"huggingface", "tensorflowhub", "torchhub"})
  void everyEntryThatIsACallIsFoundUnderItsOwnKey(String hub, TestReporter reporter) {
    Optional<Path> gorilla = Repository.gorilla();
    assumeTrue(gorilla.isPresent(), "no Gorilla checkout");
    HubRules rules = PluginRegistry.onClassPath().hubs().get(hub);
    List<ApiRecord> catalogue =
        new BenchmarkReader().fromGorilla(rules, gorilla.get(), List.of()).catalogue();
    List<Call> calls = new ArrayList<>();
    List<String> unread = new ArrayList<>();
    for (ApiRecord entry : catalogue) {
      firstCall(entry.apiCall()).ifPresentOrElse(calls::add, () -> unread.add(entry.apiCall()));
    }

    CatalogueReport report = CatalogueReport.of(rules, calls);

    reporter.publishEntry(report.summary() + ", not read as calls: " + unread);
    assertThat(report.keyless()).isEmpty();
    assertThat(report.lost()).isEmpty();
    // What is left are shell commands and calls with something behind them.
    assertThat(unread).noneMatch(text -> text.strip().matches("[\\w.]+\\(.*\\)"));
    assertThat(report.identified()).isNotEmpty().hasSize(catalogue.size() - unread.size());
  }

  private Optional<Call> firstCall(String text) {
    return finder.inCode(MappedText.of(text)).stream().findFirst().map(SourceCall::call);
  }
}

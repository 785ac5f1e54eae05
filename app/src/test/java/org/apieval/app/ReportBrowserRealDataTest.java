package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** A report on all answers published with the Gorilla paper, in a browser. */
@EnabledIf("org.apieval.app.ReportInBrowser#isPossible")
class ReportBrowserRealDataTest {

  private static final long LARGEST = 25_000_000;

  @TempDir private Path folder;

  @Test
  void figuresFiltersAndAnswersOfTheWholeBenchmarkAreThere() throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    Path report = report(Repository.gorilla().orElseThrow());

    assertThat(Files.size(report)).isLessThan(LARGEST);
    try (ReportInBrowser browser = new ReportInBrowser(report)) {
      Page page = browser.open(1280, ColorScheme.LIGHT, "/overview");
      assertThat(figures(page)).containsExactlyInAnyOrderElementsOf(summaryFigures());
      chooseUnknownModels(page);
      openOneOf(browser, page);
      assertThat(browser.complaints()).isEmpty();
    }
  }

  private Path report(Path gorilla) {
    String results = folder.resolve("results").toString();
    Path report = folder.resolve("report.html");
    run("score", "--quiet", "--gorilla", gorilla.toString(), "--out", results);
    assertThat(run("report", results, "--out", report.toString()).exitCode()).isZero();
    return report;
  }

  /** Accuracy, hallucination and wrong API of every run, as the overview shows them. */
  private static List<String> figures(Page page) {
    return page.locator(".rates tbody td.number a").allTextContents();
  }

  private List<String> summaryFigures() throws IOException {
    JsonNode summary = new ObjectMapper().readTree(folder.resolve("results/summary.json").toFile());
    List<String> figures = new ArrayList<>();
    for (JsonNode hub : summary.get("hubs")) {
      for (JsonNode file : hub.get("files")) {
        for (String metric : List.of("accuracy", "hallucination", "wrong_api")) {
          double share = 100 * file.get(metric).get("rate").asDouble();
          figures.add(String.format(Locale.ROOT, "%.1f %%", share));
        }
      }
    }
    return figures;
  }

  private void chooseUnknownModels(Page page) throws IOException {
    page.click("#to-answers");
    page.selectOption("#filter-verdict", "hallucination");
    page.selectOption("#filter-kind", "unknown_model");
    long expected =
        Files.readAllLines(folder.resolve("results/verdicts.jsonl")).stream()
            .filter(line -> line.contains("\"kind\":\"unknown_model\""))
            .count();
    assertThat(expected).isPositive();
    PlaywrightAssertions.assertThat(page.locator("#answers .count"))
        .hasText(Pattern.compile("^" + expected + " of 7,286 answers$"));
  }

  /** In a new window, by the address of the first one. */
  private static void openOneOf(ReportInBrowser browser, Page page) {
    page.locator("#answers .tabulator-row").first().click();
    PlaywrightAssertions.assertThat(page.locator("#answers .panel")).isVisible();

    String fragment = page.url().substring(page.url().indexOf('#') + 1);
    Page other = browser.open(400, ColorScheme.DARK, fragment);
    Locator panel = other.locator("#answers .panel");

    PlaywrightAssertions.assertThat(panel.locator(".kind")).hasText("unknown model");
    PlaywrightAssertions.assertThat(panel.locator("mark")).not().isEmpty();
    PlaywrightAssertions.assertThat(panel.locator(".arguments .differs").first()).isVisible();
    assertThat(panel.innerText()).isEqualTo(page.locator("#answers .panel").innerText());
  }
}

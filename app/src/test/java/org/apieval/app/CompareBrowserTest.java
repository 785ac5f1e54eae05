package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** What a reader does with the page of a comparison. */
@EnabledIf("org.apieval.app.ReportInBrowser#isPossible")
class CompareBrowserTest {

  @TempDir private static Path folder;

  private static JsonNode pair;
  private static ReportInBrowser browser;

  @BeforeAll
  static void makePage() throws IOException {
    Path results = folder.resolve("results");
    assertThat(run("score", "--quiet", "--out", results.toString()).exitCode()).isZero();
    Path json = compare(results, "comparison.json");
    pair = new ObjectMapper().readTree(json.toFile()).at("/comparisons/0");
    browser = new ReportInBrowser(compare(results, "comparison.html"));
  }

  private static Path compare(Path results, String out) {
    Path file = folder.resolve(out);
    assertThat(
            run(
                    "compare",
                    results + "#good",
                    results + "#poor",
                    "--hub",
                    "torchhub",
                    "--out",
                    file.toString())
                .exitCode())
        .isZero();
    return file;
  }

  @AfterAll
  static void closeBrowser() {
    browser.close();
  }

  @AfterEach
  void nothingWasComplainedOf() {
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theFirstPageIsTheComparisonAndItsFlipsAreListed() {
    Page page = browser.open(1280, ColorScheme.LIGHT, "");
    int gained = pair.at("/gained/count").intValue();
    int lost = pair.at("/lost/count").intValue();
    assertThat(gained + lost).isPositive();

    PlaywrightAssertions.assertThat(page.locator(".pairs tbody tr"))
        .containsText("B is worse, " + gained + " gained, " + lost + " lost");
    PlaywrightAssertions.assertThat(page.locator("#compare .count"))
        .hasText("%d of %1$d changed questions".formatted(gained + lost));
  }

  @Test
  void aFlipShowsBothAnswers() {
    Page page = browser.open(1280, ColorScheme.DARK, "/compare");
    page.locator("#compare .tabulator-row").first().click();

    Locator panel = page.locator("#compare .panel");
    PlaywrightAssertions.assertThat(panel.locator("h3.side").first()).hasText("A: answers-good");
    PlaywrightAssertions.assertThat(panel.locator("h3.side").last()).hasText("B: answers-poor");
    assertThat(panel.locator("pre").count()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void nothingIsWiderThanANarrowWindow() {
    Page page = browser.open(400, ColorScheme.LIGHT, "/compare");
    page.locator("#compare h2").waitFor();

    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(400);
  }
}

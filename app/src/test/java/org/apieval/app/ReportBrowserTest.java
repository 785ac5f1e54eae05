package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** What a reader does with a report; one answer tries to run scripts. */
@EnabledIf("org.apieval.app.ReportInBrowser#isPossible")
class ReportBrowserTest {

  private static final String PLANTED =
      "<script>window.planted=1</script><img src=x onerror=\"window.planted=2\">"
          + "</script><svg onload=window.planted=3>";

  @TempDir private static Path folder;

  private static ReportInBrowser browser;

  @BeforeAll
  static void makeReport() throws IOException {
    Path results = folder.resolve("results");
    assertThat(run("score", "--quiet", "--out", results.toString()).exitCode()).isZero();
    Path verdicts = results.resolve("verdicts.jsonl");
    ObjectMapper mapper = new ObjectMapper();
    List<String> lines = Files.readAllLines(verdicts);
    ObjectNode first = (ObjectNode) mapper.readTree(lines.get(0));
    for (String field : List.of("answer", "reason", "call", "request", "domain", "kind")) {
      first.put(field, PLANTED);
    }
    first.putNull("span");
    lines.set(0, mapper.writeValueAsString(first));
    Files.write(verdicts, lines);
    Path report = folder.resolve("report.html");
    assertThat(run("report", results.toString(), "--out", report.toString()).exitCode()).isZero();
    browser = new ReportInBrowser(report);
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
  void aFigureOfTheOverviewLeadsToItsAnswers() {
    Page page = open("/overview");

    Locator figure = page.locator(".rates tbody td.rate-hallucination a").first();
    String share = figure.textContent();
    figure.click();

    PlaywrightAssertions.assertThat(page).hasURL(java.util.regex.Pattern.compile(".*#/answers.*"));
    String count = page.locator("#answers .count").textContent();
    int answers = Integer.parseInt(count.split(" ")[0]);
    assertThat(share).isEqualTo("%.1f %%".formatted(100.0 * answers / 30));
  }

  @Test
  void filtersAndWordsChooseAnswersAndTheAddressKeepsThem() {
    Page page = open("/answers");
    page.selectOption("#filter-verdict", "hallucination");
    page.selectOption("#filter-kind", "unknown_model");
    PlaywrightAssertions.assertThat(page.locator("#answers .count"))
        .hasText(java.util.regex.Pattern.compile("\\d+ of 180 answers"));

    Page again = browser.open(1280, ColorScheme.LIGHT, page.url().replaceFirst(".*#", ""));
    PlaywrightAssertions.assertThat(again.locator("#answers .count"))
        .hasText(page.locator("#answers .count").textContent());
    PlaywrightAssertions.assertThat(again.locator("#filter-kind")).hasValue("unknown_model");

    again.fill("#filter-q", "no answer has such words");
    PlaywrightAssertions.assertThat(again.locator("#answers .count")).hasText("0 of 180 answers");
  }

  @Test
  void keysMoveOpenAndClose() {
    Page page = open("/answers");
    page.locator("#answers .tabulator-row").first().waitFor();
    page.locator("#answers .list").focus();
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    Locator panel = page.locator("#answers .panel");
    PlaywrightAssertions.assertThat(panel).isVisible();
    PlaywrightAssertions.assertThat(page).hasURL(java.util.regex.Pattern.compile(".*open=0\\.1$"));

    page.keyboard().press("Escape");
    PlaywrightAssertions.assertThat(panel).isHidden();
    PlaywrightAssertions.assertThat(page.locator("#answers .list")).isFocused();
  }

  @Test
  void whatAnAnswerHoldsStaysText() {
    Page page = open("/answers?open=0.0");

    PlaywrightAssertions.assertThat(page.locator("#answers .panel pre").first())
        .containsText("<script>window.planted=1</script><img src=x onerror=");
    PlaywrightAssertions.assertThat(page.locator("#answers .panel .reason"))
        .containsText("<svg onload=window.planted=3>");
    assertThat(page.locator("#main img, #main script, #main svg[onload]").count()).isZero();
    assertThat(page.evaluate("window.planted")).isNull();
  }

  @Test
  void theThemeFollowsTheSystemUntilItIsSet() {
    Page page = browser.open(1280, ColorScheme.DARK, "/pictures");
    Locator html = page.locator("html");
    PlaywrightAssertions.assertThat(html).hasAttribute("data-theme", "dark");

    page.click("#theme");
    PlaywrightAssertions.assertThat(html).hasAttribute("data-theme", "light");
    page.click("#theme");
    PlaywrightAssertions.assertThat(html).hasAttribute("data-theme", "dark");
  }

  @Test
  void onPaperItIsLightAndAnOpenAnswerHasAllTheRoom() {
    Page page = browser.open(1280, ColorScheme.DARK, "/answers?open=0.0");
    Locator html = page.locator("html");
    Locator list = page.locator("#answers .list");
    PlaywrightAssertions.assertThat(list).isVisible();

    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    PlaywrightAssertions.assertThat(html).hasAttribute("data-theme", "light");
    PlaywrightAssertions.assertThat(list).isHidden();
    PlaywrightAssertions.assertThat(page.locator("#answers .panel pre").first()).isVisible();

    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    PlaywrightAssertions.assertThat(html).hasAttribute("data-theme", "dark");
  }

  @Test
  void everyPictureIsDrawn() {
    Page page = open("/pictures");
    Locator charts = page.locator("#pictures .chart");
    assertThat(charts.count()).isGreaterThan(5);
    for (int chart = 0; chart < charts.count(); chart++) {
      PlaywrightAssertions.assertThat(charts.nth(chart).locator("svg")).isVisible();
      assertThat(charts.nth(chart).locator("svg path").count()).isPositive();
    }
  }

  @Test
  void nothingIsWiderThanANarrowWindow() {
    for (String view : List.of("/overview", "/pictures", "/answers", "/answers?open=0.0")) {
      Page page = browser.open(400, ColorScheme.LIGHT, view);
      page.locator("main section:not([hidden]) h2").waitFor();
      assertThat(page.evaluate("document.documentElement.scrollWidth")).as(view).isEqualTo(400);
    }
  }

  private static Page open(String fragment) {
    return browser.open(1280, ColorScheme.LIGHT, fragment);
  }
}

package org.apieval.app;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A report in a browser without a network. Whatever the browser complains of is kept. Needs node.js
 * and Chromium on the path.
 */
final class ReportInBrowser implements AutoCloseable {

  private final Playwright playwright;
  private final Browser browser;
  private final Path file;
  private final List<String> complaints = new ArrayList<>();

  ReportInBrowser(Path file) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("PLAYWRIGHT_NODEJS_PATH", onPath("node").orElseThrow().toString());
    environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    this.playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    this.browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(onPath("chromium").orElseThrow())
                    .setArgs(
                        List.of(
                            "--no-sandbox", "--disable-gpu", "--disable-background-networking")));
    this.file = file;
  }

  /** Whether there is all that it needs. */
  static boolean isPossible() {
    return onPath("node").isPresent() && onPath("chromium").isPresent();
  }

  private static Optional<Path> onPath(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder).resolve(program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Opens the report in a window of its own.
   *
   * @param width of the window in pixels
   * @param fragment what stands behind the hash sign, {@code /answers}
   */
  Page open(int width, ColorScheme scheme, String fragment) {
    BrowserContext window =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(scheme)
                .setOffline(true));
    Page page = window.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            complaints.add(message.text());
          }
        });
    page.onPageError(complaints::add);
    page.onRequest(
        request -> {
          if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) {
            complaints.add("asks for " + request.url());
          }
        });
    page.navigate(file.toUri() + "#" + fragment);
    return page;
  }

  /** Errors and warnings of all windows, and whatever was asked of a network. */
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}

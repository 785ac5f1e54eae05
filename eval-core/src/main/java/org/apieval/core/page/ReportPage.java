package org.apieval.core.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The report as one HTML file that needs nothing else: no network, no other file. Scripts that are
 * not its own can't run in it, whatever answers hold: text is never put in as markup, and a content
 * security policy names its scripts by their hashes. Immutable and thread-safe.
 *
 * @param title what stands at its top
 * @param version the tool's version
 */
public record ReportPage(String title, String version) {

  private static final String LIBRARIES = "/org/apieval/core/web/";
  private static final List<String> LIBRARY_SCRIPTS =
      List.of("echarts.min.js", "tabulator.min.js", "charts.js");
  private static final List<String> OWN_SCRIPTS =
      List.of(
          "dom.js",
          "state.js",
          "overview.js",
          "pictures.js",
          "answer.js",
          "explorer.js",
          "main.js");

  /**
   * Writes the page.
   *
   * @param out left open
   * @throws UncheckedIOException as {@code out} does
   */
  public void write(ReportData data, Writer out) {
    List<String> scripts =
        Stream.concat(
                LIBRARY_SCRIPTS.stream().map(name -> resource(LIBRARIES + name)),
                OWN_SCRIPTS.stream().map(ReportPage::resource))
            .toList();
    Mustache template =
        new DefaultMustacheFactory()
            .compile(new StringReader(resource("report.mustache")), "report");
    template.execute(
        out,
        Map.of(
            "title", title,
            "version", version,
            "policy", policy(scripts),
            "style", resource(LIBRARIES + "tabulator.min.css") + resource("page.css"),
            // A browser ends a script at its end tag, wherever that stands; JSON can do without.
            "data", data.all().replace("<", "\\u003c"),
            "scripts", scripts));
  }

  private static String policy(List<String> scripts) {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:;"
        + " style-src 'unsafe-inline'; script-src "
        + scripts.stream().map(ReportPage::hash).collect(Collectors.joining(" "));
  }

  private static String hash(String script) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /** A file of this very jar; line ends as browsers see them, who hash what they see. */
  private static String resource(String name) {
    try (InputStream file = ReportPage.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

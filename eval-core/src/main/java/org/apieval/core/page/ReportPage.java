package org.apieval.core.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
import java.util.zip.GZIPOutputStream;
import org.apieval.core.web.WebFile;

/**
 * The report as one HTML file that needs nothing else: no network, no other file. Scripts that are
 * not its own can't run in it, whatever answers hold: text is never put in as markup, and a content
 * security policy names its scripts by their hashes. Immutable and thread-safe.
 *
 * @param title what stands at its top
 * @param version the tool's version
 */
public record ReportPage(String title, String version) {

  /** In the order in which they build on each other. */
  private static final List<WebFile> SCRIPTS =
      List.of(
          WebFile.ECHARTS,
          WebFile.TABULATOR,
          WebFile.CHARTS,
          WebFile.PAGE_DOM,
          WebFile.PAGE_THEME,
          WebFile.PAGE_STATE,
          WebFile.PAGE_OVERVIEW,
          WebFile.PAGE_PICTURES,
          WebFile.PAGE_ANSWER,
          WebFile.PAGE_LIST,
          WebFile.PAGE_EXPLORER,
          WebFile.PAGE_COMPARE,
          WebFile.PAGE_MAIN);

  /** What must be handed on with the libraries. */
  private static final List<WebFile> LICENCES =
      List.of(
          WebFile.ECHARTS_NOTICE,
          WebFile.ECHARTS_LICENCE,
          WebFile.ZRENDER_LICENCE,
          WebFile.D3_LICENCE,
          WebFile.TABULATOR_LICENCE);

  /**
   * Writes the page.
   *
   * @param out left open
   * @throws UncheckedIOException as {@code out} does
   */
  public void write(ReportData data, Writer out) {
    List<String> scripts = SCRIPTS.stream().map(WebFile::text).toList();
    Mustache template =
        new DefaultMustacheFactory().compile(new StringReader(WebFile.PAGE.text()), "report");
    template.execute(
        out,
        Map.of(
            "title",
            title,
            "version",
            version,
            "policy",
            policy(scripts),
            "style",
            WebFile.TABULATOR_STYLE.text() + WebFile.PAGE_STYLE.text(),
            "data",
            packed(data.all()),
            "scripts",
            scripts,
            "licences",
            LICENCES.stream().map(WebFile::text).toList()));
  }

  /** In letters and digits alone, so that nothing in it can end the element that holds it. */
  private static String packed(String json) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(json.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory has no I/O
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
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
}

package org.apieval.core.page;

import static org.apieval.core.page.WrittenResults.data;
import static org.apieval.core.page.WrittenResults.line;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportPageTest {

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/gzip\" id=\"data\">(.*?)</script>", Pattern.DOTALL);
  private static final Pattern POLICY =
      Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"");

  @TempDir private Path folder;

  @Test
  void thePolicyNamesEveryScriptByItsHashAndNothingElse() throws Exception {
    String page = page("t", line("h", "a", 0, ""));
    List<String> hashes = new ArrayList<>();
    for (MatchResult script : SCRIPT.matcher(page).results().toList()) {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(script.group(1).getBytes(StandardCharsets.UTF_8));
      hashes.add("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }

    String policy = POLICY.matcher(page).results().findFirst().orElseThrow().group(1);
    assertThat(hashes).hasSizeGreaterThan(3);
    assertThat(policy).contains("default-src 'none'");
    assertThat(policy).endsWith("script-src " + String.join(" ", hashes));
  }

  @Test
  void dataComeBackAsTheyWereAndEndNoScript() throws IOException {
    String evil = "</script><script>alert(1)</script><!-- & \\u2028 ]]> é 𝕏";
    String page = page("t", line("h", "a", 0, ",\"answer\":\"%s\"".formatted(evil)));

    String data = DATA.matcher(page).results().findFirst().orElseThrow().group(1);
    InputStream json =
        new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
    assertThat(new ObjectMapper().readTree(json).at("/answers/0/answer").asText())
        .isEqualTo(evil.replace("\\u2028", "\u2028"));
  }

  @Test
  void theTitleIsText() {
    assertThat(page("<b>\"&'", line("h", "a", 0, "")))
        .contains("<h1>&lt;b&gt;&quot;&amp;&#39;</h1>")
        .doesNotContain("<b>");
  }

  @Test
  void nothingIsFetched() {
    String page = page("t", line("h", "a", 0, ""));
    String own = SCRIPT.matcher(DATA.matcher(page).replaceAll("")).replaceAll("");

    assertThat(own).doesNotContainPattern("(src|href)=\"(?!#|data:)");
    assertThat(own).doesNotContain("@import").doesNotContain("url(");
    assertThat(SCRIPT.matcher(page).results()).noneMatch(one -> one.group(1).contains("</script"));
  }

  @Test
  void licencesOfTheLibrariesAreHandedOn() {
    assertThat(page("t", line("h", "a", 0, "")))
        .contains("Apache License")
        .contains("Oli Folkerd")
        .contains("Licensed to the Apache Software Foundation");
  }

  private String page(String title, String... lines) {
    StringWriter text = new StringWriter();
    new ReportPage(title, "1").write(data(WrittenResults.read(folder, lines)), text);
    return text.toString();
  }
}

package org.apieval.core.yamlhub;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Assertions;

/** Any bytes give a hub, or one clear sentence. */
class YamlHubFuzzTest {

  private static final List<String> PIECES =
      List.of(
          "id",
          "functions",
          ":",
          "- ",
          "\n",
          "\n  ",
          "{",
          "}",
          "[",
          "]",
          "&a",
          "*a",
          "<<: ",
          "? ",
          "!!map",
          "'",
          "\"",
          "#",
          "any",
          "name",
          "required",
          "~",
          "0x1F",
          "|",
          ">",
          "%",
          "\t",
          "---\n",
          "\u0000",
          "\ud800",
          "\u2028",
          "${A:-}",
          "../",
          "*.{",
          "\\",
          "2026-01-01",
          "@");

  @Property(tries = 300)
  void brokenExamplesAreReadOrRefused(@ForAll Random random) throws IOException {
    List<Path> files = new ArrayList<>(HubFileGoldens.good().toList());
    String text = Files.readString(files.get(random.nextInt(files.size())));
    StringBuilder broken = new StringBuilder(text);
    for (int change = random.nextInt(4); change >= 0; change--) {
      int at = random.nextInt(broken.length() + 1);
      int end = Math.min(broken.length(), at + random.nextInt(12));
      broken.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
    }
    check(broken.toString().getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 200)
  void anyBytesAreReadOrRefused(@ForAll byte[] bytes) throws IOException {
    check(bytes);
  }

  private static void check(byte[] bytes) throws IOException {
    Path file = Files.createTempFile("hub", ".yaml");
    try {
      Files.write(file, bytes);
      Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> read(file));
    } finally {
      Files.delete(file);
    }
  }

  private static void read(Path file) {
    try {
      YamlHub hub = YamlHub.read(file, List.of(), name -> Optional.empty());
      assertThat(hub.rules().id()).isNotBlank();
      hub.data();
    } catch (EvalException e) {
      assertThat(e.code()).isEqualTo(EvalException.Code.USER);
      assertThat(e.getMessage()).contains(file.toString()).doesNotContain("\n");
    }
  }
}

package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.dataset.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DigestsTest {

  private static final String ROW = "{\"domain\": \"D\", \"api_call\": \"f()\", \"x\": [1, null]}";

  @TempDir private Path folder;

  @Test
  void aDigestDependsOnValuesAndTheirOrder() {
    assertThat(Digests.of(List.of("a", "b"))).matches("[0-9a-f]{16}");
    assertThat(Digests.full(List.of("a", "b")))
        .hasSize(64)
        .startsWith(Digests.of(List.of("a", "b")));
    assertThat(Digests.of(List.of("b", "a"))).isNotEqualTo(Digests.of(List.of("a", "b")));
    assertThat(Digests.of(List.of("ab"))).isNotEqualTo(Digests.of(List.of("a", "b")));
  }

  @Test
  void dataOfOneContentHasOneDigestWhateverFileAndLineEnds() throws IOException {
    String first = digest("a.jsonl", ROW + "\n" + ROW + "\n");

    assertThat(digest("b.jsonl", ROW + "\r\n" + ROW.replace(": ", ":") + "\r\n")).isEqualTo(first);
    assertThat(digest("c.jsonl", ROW + "\n" + ROW.replace("D", "E"))).isNotEqualTo(first);
  }

  private String digest(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return Digests.of(DataSource.of(file).catalogue().items());
  }
}

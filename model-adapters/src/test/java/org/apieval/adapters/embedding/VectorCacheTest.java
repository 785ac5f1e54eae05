package org.apieval.adapters.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VectorCacheTest {

  private static final List<String> TEXTS = List.of("a", "b");
  private static final List<float[]> VECTORS =
      List.of(new float[] {1, -0.5f, Float.MIN_VALUE}, new float[] {0, 3, 1e20f});

  @TempDir private Path folder;

  @Test
  void whatIsKeptComesBack() {
    VectorCache cache = new VectorCache(folder);
    cache.write("m", TEXTS, VECTORS);

    assertThat(cache.read("m", TEXTS))
        .hasValueSatisfying(
            kept ->
                assertThat(kept.toArray(new float[0][]))
                    .isDeepEqualTo(VECTORS.toArray(new float[0][])));
  }

  @Test
  void otherModelAndOtherTextsAreOtherContent() {
    VectorCache cache = new VectorCache(folder);
    cache.write("m", TEXTS, VECTORS);

    assertThat(cache.read("n", TEXTS)).isEmpty();
    assertThat(cache.read("m", List.of("b", "a"))).isEmpty();
    assertThat(cache.read("m", List.of("ab", ""))).isEmpty();
    assertThat(cache.read("ma", List.of("b"))).isEmpty();
  }

  @Test
  void brokenFileCountsAsNoneAndIsWrittenAnew() throws IOException {
    VectorCache cache = new VectorCache(folder);
    cache.write("m", TEXTS, VECTORS);
    byte[] whole = Files.readAllBytes(file());
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      byte[] broken = Arrays.copyOf(whole, random.nextInt(whole.length + 20));
      if (broken.length > 0) {
        broken[random.nextInt(broken.length)] ^= (byte) (1 + random.nextInt(255));
      }
      Files.write(file(), broken);
      assertThat(cache.read("m", TEXTS)).as("round " + round).isEmpty();
    }
    cache.write("m", TEXTS, VECTORS);

    assertThat(file()).hasBinaryContent(whole);
  }

  @Test
  void nothingIsLeftBesideTheFile() throws IOException {
    new VectorCache(folder).write("m", TEXTS, VECTORS);

    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    assertThat(file()).isRegularFile();
  }

  @Test
  void folderThatCannotBeWrittenToIsNoFailure() throws IOException {
    Path taken = Files.writeString(folder.resolve("taken"), "");
    VectorCache cache = new VectorCache(taken);
    cache.write("m", TEXTS, VECTORS);

    assertThat(cache.read("m", TEXTS)).isEmpty();
    assertThat(taken).isEmptyFile();
  }

  private Path file() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findFirst().orElseThrow();
    }
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;
import org.apieval.core.Printable;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintInput;
import org.apieval.core.lint.Linter;
import org.apieval.core.plugin.PluginRegistry;

/** Whatever the files are, there are findings, and they can be shown. */
class LintFuzzTest {

  private static final List<HubRules> HUBS = PluginRegistry.onClassPath().hubs().all();

  private static final List<byte[]> SAMPLES = HUBS.stream().flatMap(LintFuzzTest::files).toList();

  private static final Path FOLDER = folder();

  private static Path folder() {
    try {
      return Files.createTempDirectory("lint");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<byte[]> files(HubRules hub) {
    HubSample sample = hub.sample().orElseThrow();
    return Stream.concat(
            Stream.of(sample.catalogue(), sample.questions()), sample.answers().stream())
        .map(
            url -> {
              try (var in = url.openStream()) {
                return in.readAllBytes();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  @AfterContainer
  static void deleteFiles() throws IOException {
    Files.deleteIfExists(FOLDER.resolve("file"));
    Files.deleteIfExists(FOLDER);
  }

  @Property(tries = 300)
  void randomBytesAreLinted(
      @ForAll byte[] catalogue, @ForAll byte[] questions, @ForAll byte[] answers) {
    lint(catalogue, questions, answers);
  }

  @Property(tries = 300)
  void mutatedFilesAreLinted(
      @ForAll("mutated") byte[] catalogue,
      @ForAll("mutated") byte[] questions,
      @ForAll("mutated") byte[] answers) {
    lint(catalogue, questions, answers);
  }

  private static void lint(byte[] catalogue, byte[] questions, byte[] answers) {
    for (HubRules hub : HUBS) {
      List<Finding> findings =
          new Linter()
              .lint(
                  new LintInput(
                      Optional.of(hub),
                      Optional.of(source(catalogue).catalogue()),
                      Optional.of(source(questions).questions()),
                      Optional.of(source(catalogue).questions()),
                      List.of(source(answers).prompts(), source(questions).prompts()),
                      List.of(source(answers).answers())));
      assertThat(findings).allSatisfy(LintFuzzTest::assertCanBeShown);
    }
  }

  private static void assertCanBeShown(Finding finding) {
    assertThat(finding.line()).isNotNegative();
    assertThat(finding.message())
        .hasSizeLessThan(6_000)
        .isEqualTo(Printable.text(finding.message()));
  }

  private static DataSource source(byte[] content) {
    try {
      return DataSource.of(Files.write(FOLDER.resolve("file"), content));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Pieces of the samples, cut at any byte and mixed with what breaks readers. */
  @Provide
  Arbitrary<byte[]> mutated() {
    Arbitrary<byte[]> piece =
        Combinators.combine(
                Arbitraries.of(SAMPLES),
                Arbitraries.integers().between(0, 8_000),
                Arbitraries.integers().between(0, 4_000))
            .as(
                (file, start, length) -> {
                  int from = Math.min(start, file.length);
                  return Arrays.copyOfRange(file, from, Math.min(file.length, from + length));
                });
    Arbitrary<byte[]> whole = Arbitraries.of(SAMPLES);
    Arbitrary<byte[]> noise =
        Arbitraries.of(
                "\n", "null\n", "\"", "\\", "\\ud800", "\u202e", "\u0000", "{", "}", "(", "'")
            .map(text -> text.getBytes(StandardCharsets.UTF_8));
    Arbitrary<byte[]> bytes = Arbitraries.bytes().array(byte[].class).ofMaxSize(4);
    return Arbitraries.oneOf(piece, whole, noise, bytes)
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(LintFuzzTest::join);
  }

  private static byte[] join(List<byte[]> parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    parts.forEach(all::writeBytes);
    return all.toByteArray();
  }
}

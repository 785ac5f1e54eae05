package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OutputTest {

  @Test
  void writesUtf8AndPlainLineEnds() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Output output = new Output(bytes);

    output.line("gr\u00f6\u00dfe \ud83d\ude00");
    output.flush();

    assertThat(bytes.toByteArray())
        .isEqualTo("gr\u00f6\u00dfe \ud83d\ude00\n".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void writesAQuestionMarkForHalfACharacter() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Output output = new Output(bytes);

    output.line("a\ud800b");
    output.flush();

    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("a?b\n");
  }

  @Test
  void tellsAReaderThatHasGoneFromAFullDisk() {
    assertThatExceptionOfType(OutputException.class)
        .isThrownBy(() -> failing("Broken pipe").flush())
        .matches(OutputException::readerHasGone);
    assertThatExceptionOfType(OutputException.class)
        .isThrownBy(() -> failing("No space left on device").flush())
        .matches(failure -> !failure.readerHasGone());
  }

  /** An output with something to write, to a stream that takes nothing. */
  private static Output failing(String reason) {
    Output output =
        new Output(
            new OutputStream() {
              @Override
              public void write(int character) throws IOException {
                throw new IOException(reason);
              }
            });
    output.line("text");
    return output;
  }
}

package org.apieval.app;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A text stream of the program, standard output or standard error: UTF-8 in every locale, line ends
 * as they are given. What cannot be written throws {@link OutputException}, so that no result is
 * lost in silence. Half characters become question marks. Not thread-safe but for single calls.
 */
final class Output extends Writer {

  private final Writer out;

  Output(OutputStream stream) {
    this.out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16);
  }

  /** Writes a line of text and its line end. */
  void line(String text) {
    write(text + "\n");
  }

  @Override
  public void write(String text) {
    write(text, 0, text.length());
  }

  @Override
  public void write(String text, int offset, int length) {
    attempt(() -> out.write(text, offset, length));
  }

  @Override
  public void write(char[] characters, int offset, int length) {
    attempt(() -> out.write(characters, offset, length));
  }

  @Override
  public void flush() {
    attempt(out::flush);
  }

  @Override
  public void close() {
    flush(); // the stream is the process's own and stays open
  }

  private void attempt(Attempt action) {
    try {
      action.run();
    } catch (IOException failure) {
      throw new OutputException(failure);
    }
  }

  private interface Attempt {
    void run() throws IOException;
  }
}

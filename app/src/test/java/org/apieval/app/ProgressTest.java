package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private static final Terminal TERMINAL = new Terminal(true, true, false, true, 60);

  private final AtomicLong clock = new AtomicLong();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aShortRunShowsNothing() {
    assertThat(shownAfter(900, TERMINAL, false)).isEmpty();
  }

  @Test
  void aLongRunShowsABarAndTakesItAway() {
    String shown = shownAfter(1100, TERMINAL, false);

    assertThat(shown).contains("scoring").contains("2/4").endsWith("\r");
    assertThat(shown.split("\r")).allMatch(line -> line.length() < 60);
  }

  @Test
  void aPipeADumbTerminalAndQuietShowNothing() {
    assertThat(shownAfter(1100, Terminal.none(), false)).isEmpty();
    assertThat(shownAfter(1100, new Terminal(true, true, true, true, 60), false)).isEmpty();
    assertThat(shownAfter(1100, TERMINAL, true)).isEmpty();
  }

  private String shownAfter(long milliseconds, Terminal terminal, boolean quiet) {
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new Output(new ByteArrayOutputStream()),
            new Output(err),
            terminal);
    try (Progress progress = new Progress(console, quiet, "scoring", clock::get, 4)) {
      progress.step();
      clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(milliseconds));
      progress.step();
    }
    return err.toString(StandardCharsets.UTF_8);
  }
}

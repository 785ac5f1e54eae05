package org.apieval.app;

import java.time.Duration;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * Shows on a terminal how far a run is, once it takes longer than people like to wait without a
 * word. Everywhere else it stays silent. Thread-safe.
 */
final class Progress implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final int USUAL_WIDTH = 80;

  private final Console console;
  private final boolean shown;
  private final String task;
  private final LongSupplier nanoClock;
  private final long total;
  private final long start;
  private long done;
  private String said = "";
  private @Nullable ProgressBar bar;

  /**
   * Starts a run.
   *
   * @param quiet whether the user wants to see none
   * @param task what is being done, in a word
   * @param nanoClock a clock as {@link System#nanoTime()}
   * @param total the number of steps
   */
  Progress(Console console, boolean quiet, String task, LongSupplier nanoClock, long total) {
    this.console = console;
    this.shown = !quiet && console.terminal().canAnimate();
    this.task = task;
    this.nanoClock = nanoClock;
    this.total = total;
    this.start = nanoClock.getAsLong();
  }

  /** One more step is done. */
  synchronized void step() {
    done++;
    if (!shown) {
      return;
    }
    if (bar == null) {
      Duration elapsed = Duration.ofNanos(nanoClock.getAsLong() - start);
      if (elapsed.compareTo(PATIENCE) < 0) {
        return;
      }
      bar = begin(elapsed);
      bar.setExtraMessage(said);
    }
    bar.stepTo(done);
  }

  /** Says something beside the bar, in place of what was said before; short and harmless. */
  synchronized void say(String text) {
    said = text;
    if (bar != null) {
      bar.setExtraMessage(text);
    }
  }

  /** Takes the bar off the terminal. */
  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      new TerminalLine(console).erase();
    }
  }

  private ProgressBar begin(Duration elapsed) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .startsFrom(done, elapsed)
        .setUpdateIntervalMillis(100)
        .showSpeed()
        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
        .setConsumer(new TerminalLine(console))
        .build();
  }

  /** The last line of the terminal, drawn over and over. */
  private record TerminalLine(Console console) implements ProgressBarConsumer {

    @Override
    public int getMaxRenderedLength() {
      int width = console.terminal().width();
      return (width == 0 ? USUAL_WIDTH : width) - 1;
    }

    @Override
    public void accept(String rendered) {
      draw("\r" + rendered);
    }

    @Override
    public void close() {}

    void erase() {
      draw("\r" + " ".repeat(getMaxRenderedLength()) + "\r");
    }

    private void draw(String text) {
      try {
        console.err().write(text);
        console.err().flush();
      } catch (OutputException gone) {
        // A run does not fail because nobody watches it.
      }
    }
  }
}

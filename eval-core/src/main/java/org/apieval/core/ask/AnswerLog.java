package org.apieval.core.ask;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * The answers of a run, on disk from the moment they are there. Each is one write at the end of the
 * file; killed in the middle of it, the program finds half a line when it starts again, and takes
 * it off. The file is locked while it is open. Thread-safe.
 */
final class AnswerLog implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;
  private final Map<Item.Key, Asked> answers = new LinkedHashMap<>();

  /**
   * Opens a log, or begins it.
   *
   * @throws EvalException USER if it cannot be read or written, or another program has it open
   */
  AnswerLog(Path file) {
    this.file = file;
    try {
      this.channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw failed("open", file, e);
    }
    try {
      lock();
      long whole = readWholeLines();
      channel.truncate(whole);
      channel.position(whole);
    } catch (IOException e) {
      throw failed("read", file, e);
    }
  }

  private void lock() throws IOException {
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      throw EvalException.user(
          "another run is writing to "
              + Printable.text(file.toString())
              + "; wait for it, or name another folder");
    }
  }

  /** Reads the answers; what follows the last line end is half a line. */
  private long readWholeLines() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    int number = 0;
    for (String line : new String(bytes, 0, end, StandardCharsets.UTF_8).split("\n", -1)) {
      number++;
      if (!line.isEmpty()) {
        Optional<Asked> asked = AskedLines.read(line);
        if (asked.isEmpty()) {
          throw EvalException.user(
              "%s:%d: this is no line of a run; mend it or take it out"
                  .formatted(Printable.text(file.toString()), number));
        }
        answers.put(asked.get().key(), asked.get());
      }
    }
    return end;
  }

  /** The answers so far, by what was asked, in the order they came. */
  synchronized Map<Item.Key, Asked> answers() {
    return Map.copyOf(answers);
  }

  /**
   * Keeps an answer.
   *
   * @throws EvalException USER if it cannot be written, as on a full disk; half of it may be there
   */
  synchronized void add(Asked asked) {
    ByteBuffer line = ByteBuffer.wrap(AskedLines.write(asked).getBytes(StandardCharsets.UTF_8));
    try {
      while (line.hasRemaining()) {
        channel.write(line);
      }
    } catch (IOException e) {
      throw failed("write", file, e);
    }
    answers.put(asked.key(), asked);
  }

  /**
   * Puts the answers into the order of the items. A reader sees the old file or the new one.
   *
   * @throws EvalException USER if it cannot be written
   */
  synchronized void sort(Collection<Item.Key> order) {
    StringBuilder text = new StringBuilder();
    order.stream()
        .filter(answers::containsKey)
        .forEach(key -> text.append(AskedLines.write(answers.get(key))));
    Path draft = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      Files.writeString(draft, text);
      channel.force(true);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw failed("write", file, e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw failed("close", file, e);
    }
  }

  private static EvalException failed(String what, Path file, IOException e) {
    return new EvalException(
        EvalException.Code.USER,
        "cannot %s %s: %s"
            .formatted(
                what,
                Printable.text(file.toString()),
                Printable.text(String.valueOf(e.getMessage()))),
        e);
  }
}

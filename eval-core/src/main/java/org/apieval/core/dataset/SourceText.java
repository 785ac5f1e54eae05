package org.apieval.core.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * The text of a file. Immutable and thread-safe.
 *
 * @param file the file as the user named it
 * @param text decoded; bytes that are not UTF-8 stand as U+FFFD, so that line numbers stay right
 * @param undecodableLine the first line, 0-based, with such bytes; empty for clean files
 */
public record SourceText(String file, String text, OptionalInt undecodableLine) {

  /** The byte order mark, which some editors put before the text. */
  static final char BYTE_ORDER_MARK = '\ufeff';

  private static final String REPLACEMENT = "\ufffd";

  /**
   * Reads a file.
   *
   * @throws EvalException USER with one sentence if it is missing, a directory or unreadable
   */
  public static SourceText read(Path path) {
    String file = path.toString();
    if (Files.isDirectory(path)) {
      throw EvalException.user(Printable.text(file) + " is a directory; name a file");
    }
    try {
      return decode(file, Files.readAllBytes(path));
    } catch (NoSuchFileException e) {
      throw new EvalException(EvalException.Code.USER, missing(path), e);
    } catch (AccessDeniedException e) {
      throw unreadable(file, "permission denied", e);
    } catch (IOException e) {
      throw unreadable(file, String.valueOf(e.getMessage()), e);
    } catch (OutOfMemoryError e) { // what readAllBytes throws above 2 GB, whatever the heap
      throw unreadable(file, "it is too large to be read at once; split it", e);
    }
  }

  /**
   * Reads a resource of a plug-in.
   *
   * @throws EvalException PROVIDER if it cannot be read
   */
  static SourceText read(URL url) {
    try (InputStream in = url.openStream()) {
      return decode(url.toString(), in.readAllBytes());
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "cannot read " + url + ": " + e.getMessage(), e);
    }
  }

  /** Decodes what was read: UTF-8, or UTF-16 where a byte order mark says so. */
  static SourceText decode(String file, byte[] bytes) {
    Charset charset = isUtf16(bytes) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    String text = new String(bytes, charset);
    if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
      text = text.substring(1);
    }
    boolean suspect = text.contains(REPLACEMENT);
    return new SourceText(
        file, text, suspect ? firstUndecodable(bytes, charset) : OptionalInt.empty());
  }

  private static boolean isUtf16(byte[] bytes) {
    if (bytes.length < 2) {
      return false;
    }
    int mark = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
    return mark == 0xfeff || mark == 0xfffe;
  }

  /** The line of the first bad byte; none where U+FFFD stands in the file itself. */
  private static OptionalInt firstUndecodable(byte[] bytes, Charset charset) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    var strict =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    if (!strict.decode(in, out, true).isError()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) out.flip().chars().filter(c -> c == '\n').count());
  }

  private static EvalException unreadable(String file, String why, Throwable cause) {
    return new EvalException(
        EvalException.Code.USER,
        "cannot read " + Printable.text(file) + ": " + Printable.text(why),
        cause);
  }

  private static String missing(Path path) {
    Path folder = path.toAbsolutePath().getParent();
    String message = "no such file: " + Printable.text(path.toString());
    if (folder == null || path.getFileName() == null) {
      return message;
    }
    if (!Files.isDirectory(folder)) {
      return message + "; there is no folder " + Printable.text(folder.toString());
    }
    return message + Suggestion.hint(path.getFileName().toString(), filesIn(folder));
  }

  private static List<String> filesIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of(); // only a hint is lost
    }
  }
}

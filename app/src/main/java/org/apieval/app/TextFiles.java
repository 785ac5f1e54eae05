package org.apieval.app;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.core.EvalException;

/**
 * Reads the texts named on the command line. What does not fit the encoding becomes a replacement
 * character, so that any file can be looked at.
 *
 * @see <a href="https://peps.python.org/pep-0263/">Python's rule for the encoding of sources</a>
 */
final class TextFiles {

  private static final String STANDARD_INPUT = "-";
  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final int LONGEST_HEAD = 4096; // the coding line is one of the first two
  private static final Pattern CODING =
      Pattern.compile("^[ \\t\\f]*#.*?coding[:=][ \\t]*([-_.a-zA-Z0-9]+)");
  private static final Pattern BLANK = Pattern.compile("^[ \\t\\f]*(?:#.*)?$");

  private final Console console;

  @Inject
  TextFiles(Console console) {
    this.console = console;
  }

  /**
   * A file's text.
   *
   * @param file its path; {@code -} is standard input
   * @param source whether it is Python source, which may name its encoding; others are UTF-8
   * @throws EvalException USER if it cannot be read
   */
  String read(String file, boolean source) {
    byte[] bytes = bytes(file);
    Charset charset = source ? charsetOfSource(file, bytes) : StandardCharsets.UTF_8;
    String text = new String(bytes, charset);
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  private byte[] bytes(String file) {
    try {
      return file.equals(STANDARD_INPUT)
          ? console.in().readAllBytes()
          : Files.readAllBytes(Path.of(file));
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw EvalException.user("no such file: " + file);
    } catch (AccessDeniedException denied) {
      throw EvalException.user("no permission to read " + file);
    } catch (IOException failure) {
      throw EvalException.user(
          Files.isDirectory(Path.of(file))
              ? file + " is a folder, not a file"
              : "cannot read " + file + ": " + failure.getMessage());
    }
  }

  private static Charset charsetOfSource(String file, byte[] bytes) {
    int length = Math.min(bytes.length, LONGEST_HEAD);
    String[] lines =
        new String(bytes, 0, length, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", 3);
    Optional<String> name = coding(lines[0]);
    if (name.isEmpty() && lines.length > 1 && BLANK.matcher(lines[0]).find()) {
      name = coding(lines[1]);
    }
    return name.map(given -> charset(file, given)).orElse(StandardCharsets.UTF_8);
  }

  private static Optional<String> coding(String line) {
    Matcher matcher = CODING.matcher(line);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static Charset charset(String file, String name) {
    String plain = name.replaceFirst("(?i)-(?:sig|unix|dos|mac)$", "");
    return Stream.of(plain, plain.replace('_', '-'), plain.replaceAll("[-_]", ""))
        .filter(TextFiles::isKnown)
        .findFirst()
        .map(Charset::forName)
        .orElseThrow(
            () -> EvalException.user(file + ": unknown encoding in its coding line: " + name));
  }

  private static boolean isKnown(String charset) {
    try {
      return Charset.isSupported(charset);
    } catch (IllegalCharsetNameException impossible) {
      return false;
    }
  }
}

package org.apieval.adapters.model;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A secret that shows itself to nobody but the server. Immutable and thread-safe. */
final class Key {

  static final String MASK = "[key]";

  /** A shorter one is a stand-in for servers that want none, and hiding it would garble words. */
  private static final int SHORTEST_SECRET = 4;

  /** So many characters in common are no chance. */
  private static final int TELLING_PREFIX = 6;

  private static final Pattern PRINTABLE = Pattern.compile("[!-~]+");
  private static final Pattern WORD = Pattern.compile("[!-~&&[^\"'`,;:=()<>{}\\[\\]]]+");

  private final String variable;
  private final String value;

  /**
   * A key.
   *
   * @param variable the environment variable that holds it
   * @throws IllegalArgumentException if it cannot be a key, without showing it
   */
  Key(String variable, String value) {
    if (!PRINTABLE.matcher(value).matches()) {
      throw new IllegalArgumentException(
          "has no usable key: the environment variable %s holds spaces or other characters that no key has"
              .formatted(variable));
    }
    this.variable = variable;
    this.value = value;
  }

  /** The environment variable that holds it. */
  String variable() {
    return variable;
  }

  /** What the server is to see, for nothing else. */
  String secret() {
    return value;
  }

  /** The text without this key, however it is written, and without parts of it. */
  String hideIn(String text) {
    if (value.length() < SHORTEST_SECRET) {
      return text;
    }
    String hidden =
        text.replace(value, MASK).replace(URLEncoder.encode(value, StandardCharsets.UTF_8), MASK);
    return WORD.matcher(hidden)
        .replaceAll(word -> Matcher.quoteReplacement(isPart(word.group()) ? MASK : word.group()));
  }

  /** Servers like to show the ends of a key with stars or dots between them. */
  private boolean isPart(String word) {
    return word.contains("**")
        || (value.length() > TELLING_PREFIX && word.startsWith(value.substring(0, TELLING_PREFIX)));
  }

  @Override
  public String toString() {
    return MASK;
  }
}

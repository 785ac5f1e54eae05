package org.apieval.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;

/**
 * Digests of data, to tell whether results stand on the same catalogue and questions. They depend
 * on what was read and on nothing else, such as file names or line ends. Thread-safe.
 */
public final class Digests {

  private static final int SHOWN = 16;

  private Digests() {}

  /** A digest of the values, in their order, as their texts go: 16 hexadecimal digits. */
  public static String of(Collection<?> values) {
    return full(values).substring(0, SHOWN);
  }

  /** All 64 digits of {@link #of}. */
  public static String full(Collection<?> values) {
    MessageDigest digest = sha256();
    for (Object value : values) {
      digest.update(value.toString().getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) { // every Java platform has it
      throw new EvalException(EvalException.Code.INTERNAL, "no SHA-256", e);
    }
  }
}

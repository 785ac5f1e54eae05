package org.apieval.core.ask;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import org.apieval.core.EvalException;

/** Digests of what a run reads, so that it is not gone on with on other data. Thread-safe. */
public final class Digests {

  private static final int SHOWN = 16;

  private Digests() {}

  /** A digest of the values, in their order, as their texts go: 16 hexadecimal digits. */
  public static String of(Collection<?> values) {
    return full(values).substring(0, SHOWN);
  }

  /** All 64 digits of {@link #of}. */
  static String full(Collection<?> values) {
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

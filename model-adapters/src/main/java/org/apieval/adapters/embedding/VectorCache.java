package org.apieval.adapters.embedding;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Keeps the vectors of texts in files, by model and content. A file that is broken counts as none
 * and is written anew; where nothing can be written, nothing is kept. Immutable; several threads
 * and processes may use one folder.
 *
 * @param folder made when it is needed
 */
record VectorCache(Path folder) {

  private static final int MAGIC = 0x41455631; // AEV1
  private static final int HEADER = 3 * Integer.BYTES;

  /** The vectors of these texts, if they are kept. */
  Optional<List<float[]>> read(String model, List<String> texts) {
    try {
      return decode(ByteBuffer.wrap(Files.readAllBytes(file(model, texts))), texts.size());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps vectors, one a text, all of one length. */
  void write(String model, List<String> texts, List<float[]> vectors) {
    try {
      Files.createDirectories(folder);
      Path draft = Files.createTempFile(folder, "vectors", ".tmp");
      try {
        Files.write(draft, encode(vectors).array());
        Files.move(draft, file(model, texts), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      // A run does not fail because the next one will not be faster.
    }
  }

  private Path file(String model, List<String> texts) {
    MessageDigest digest = sha256();
    update(digest, model);
    texts.forEach(text -> update(digest, text));
    return folder.resolve(HexFormat.of().formatHex(digest.digest()) + ".vectors");
  }

  private static void update(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every JDK has it
    }
  }

  private static ByteBuffer encode(List<float[]> vectors) {
    int length = vectors.isEmpty() ? 0 : vectors.get(0).length;
    int content = HEADER + vectors.size() * length * Float.BYTES;
    ByteBuffer bytes = ByteBuffer.allocate(content + Long.BYTES);
    bytes.putInt(MAGIC).putInt(vectors.size()).putInt(length);
    for (float[] vector : vectors) {
      for (float coordinate : vector) {
        bytes.putFloat(coordinate);
      }
    }
    return bytes.putLong(checksum(bytes, content));
  }

  private static Optional<List<float[]>> decode(ByteBuffer bytes, int count) {
    int content = bytes.capacity() - Long.BYTES;
    if (content < HEADER
        || bytes.getLong(content) != checksum(bytes, content)
        || bytes.getInt() != MAGIC
        || bytes.getInt() != count) {
      return Optional.empty();
    }
    int length = bytes.getInt();
    if (length < 0 || (long) count * length * Float.BYTES != content - HEADER) {
      return Optional.empty();
    }
    List<float[]> vectors = new ArrayList<>(count);
    for (int index = 0; index < count; index++) {
      float[] vector = new float[length];
      for (int coordinate = 0; coordinate < length; coordinate++) {
        vector[coordinate] = bytes.getFloat();
      }
      vectors.add(vector);
    }
    return Optional.of(vectors);
  }

  private static long checksum(ByteBuffer bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes.array(), 0, length);
    return checksum.getValue();
  }
}

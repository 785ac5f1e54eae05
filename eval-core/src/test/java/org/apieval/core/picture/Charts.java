package org.apieval.core.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Two charts for tests, and data for them. */
final class Charts {

  static final String DATA =
      """
      {"names": ["gpt-4", "llama"], "values": [38.7, 0.5]}""";

  private Charts() {}

  static String script() {
    try (InputStream file = Charts.class.getResourceAsStream("charts.js")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Picture> draw(String data) {
    return new PictureRenderer(script()).render(data);
  }
}

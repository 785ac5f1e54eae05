package org.apieval.core.scaffold;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apieval.core.PlainMustache;

/**
 * The templates of new hubs.
 *
 * @param scope what they may name
 */
record Templates(Map<String, String> scope) {

  Templates {
    scope = Map.copyOf(scope);
  }

  /** A template with the names of the scope filled in. */
  String fill(String template) {
    StringWriter text = new StringWriter();
    PlainMustache.compile(template, text(template + ".mustache")).execute(text, scope);
    return text.toString();
  }

  /** A resource beside this class. */
  static String text(String resource) {
    try (InputStream in = Templates.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

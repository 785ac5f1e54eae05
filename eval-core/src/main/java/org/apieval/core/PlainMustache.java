package org.apieval.core;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import com.github.mustachejava.MustacheException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;

/** Compiles Mustache templates of texts that are not HTML: nothing is escaped. */
public final class PlainMustache {

  private PlainMustache() {}

  /** Leaves text as it is, and keeps templates from reading files. */
  private static final class PlainFactory extends DefaultMustacheFactory {

    @Override
    public void encode(String value, Writer writer) {
      try {
        writer.write(value);
      } catch (IOException e) {
        throw new MustacheException("cannot write", e);
      }
    }

    @Override
    public Reader getReader(String resourceName) {
      throw new MustacheException("templates can't include others: " + resourceName);
    }
  }

  /**
   * Compiles a template, which includes no other.
   *
   * @param name what to call it in messages
   * @throws MustacheException if it is no good template
   */
  public static Mustache compile(String name, String template) {
    return new PlainFactory().compile(new StringReader(template), name);
  }
}

package org.apieval.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down. Stateless and thread-safe. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"apieval " + number()};
  }

  /** The number alone. */
  String number() {
    Properties properties = new Properties();
    try (InputStream file = Version.class.getResourceAsStream("version.properties")) {
      properties.load(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return properties.getProperty("version");
  }
}

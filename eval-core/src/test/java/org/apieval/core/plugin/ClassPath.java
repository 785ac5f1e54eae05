package org.apieval.core.plugin;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;

/** Builds class paths of folders that each hold a services file, as plug-in jars do. */
final class ClassPath {

  private final Path root;
  private final List<URL> entries = new ArrayList<>();

  ClassPath(Path root) {
    this.root = root;
  }

  /** Adds an entry that offers a class as a service. */
  ClassPath with(Class<?> service, String provider) throws IOException {
    Path entry = root.resolve("entry" + entries.size());
    Path services = Files.createDirectories(entry.resolve("META-INF/services"));
    Files.writeString(services.resolve(service.getName()), provider + "\n");
    entries.add(entry.toUri().toURL());
    return this;
  }

  /** Adds an entry that offers a class as a service. */
  ClassPath with(Class<?> service, Class<?> provider) throws IOException {
    return with(service, provider.getName());
  }

  /** Sees the classes of the tests, but of services files only those of the added entries. */
  ClassLoader loader() {
    return new URLClassLoader(entries.toArray(URL[]::new), getClass().getClassLoader()) {
      @Override
      public Enumeration<URL> getResources(String name) throws IOException {
        return findResources(name);
      }
    };
  }
}

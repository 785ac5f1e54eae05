package org.apieval.core.plugin;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.apieval.api.ApiVersion;

/**
 * A real plug-in jar, for tests: sources that are compiled against the plug-in interfaces and given
 * libraries, services files, a manifest.
 */
public final class PluginJar {

  private final Map<String, byte[]> entries = new LinkedHashMap<>();
  private final List<JavaFileObject> sources = new ArrayList<>();
  private final List<Path> libraries = new ArrayList<>();
  private final Manifest manifest = new Manifest();

  /** An empty one. */
  public PluginJar() {
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
  }

  /** Adds a class. */
  public PluginJar source(String className, String text) {
    URI name = URI.create("string:///" + className.replace('.', '/') + ".java");
    sources.add(
        new SimpleJavaFileObject(name, JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        });
    return this;
  }

  /** Compiles against a library, too; it does not get into the jar. */
  public PluginJar against(Path library) {
    libraries.add(library);
    return this;
  }

  /** Adds a line to a services file. */
  public PluginJar service(Class<?> service, String provider) {
    String name = "META-INF/services/" + service.getName();
    String before = new String(entries.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
    return entry(name, (before + provider + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a file. */
  public PluginJar entry(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  /** Adds an attribute of the manifest. */
  public PluginJar attribute(String name, String value) {
    manifest.getMainAttributes().putValue(name, value);
    return this;
  }

  /** Writes the jar, without the classes of these names. */
  public Path write(Path jar, String... withoutClasses) throws IOException {
    Files.createDirectories(jar.getParent());
    Path classes = Files.createTempDirectory("classes");
    try {
      compile(classes);
      readAll(classes);
    } finally {
      MoreFiles.deleteRecursively(classes, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    for (String name : withoutClasses) {
      entries.remove(name.replace('.', '/') + ".class");
    }
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new JarEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return jar;
  }

  private void readAll(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = classes.relativize(file).toString().replace('\\', '/');
        entries.put(name, Files.readAllBytes(file));
      }
    }
  }

  private void compile(Path classes) {
    if (sources.isEmpty()) {
      return;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String path =
        Stream.concat(Stream.of(api()), libraries.stream())
            .map(Path::toString)
            .collect(Collectors.joining(System.getProperty("path.separator")));
    List<String> options =
        List.of("-d", classes.toString(), "-cp", path, "-proc:none", "--release", "17", "-nowarn");
    StringBuilder messages = new StringBuilder();
    boolean compiled =
        compiler
            .getTask(
                null,
                null,
                problem -> messages.append(problem).append('\n'),
                options,
                null,
                sources)
            .call();
    if (!compiled) {
      throw new AssertionError(messages.toString());
    }
  }

  private static Path api() {
    try {
      return Path.of(ApiVersion.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (java.net.URISyntaxException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}

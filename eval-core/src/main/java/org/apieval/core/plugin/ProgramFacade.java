package org.apieval.core.plugin;

import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.api.ApiVersion;

/**
 * What a plug-in sees of the program: the plug-in interfaces, the annotations in their signatures,
 * and the JDK. Of resources it sees the JDK's alone. Thread-safe.
 */
final class ProgramFacade extends ClassLoader {

  private static final ClassLoader PROGRAM = ApiVersion.class.getClassLoader();

  static {
    registerAsParallelCapable();
  }

  private final Set<String> jdkPackages;

  ProgramFacade() {
    super("apieval-api", ClassLoader.getPlatformClassLoader());
    this.jdkPackages = packagesOfJdkTools();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (isInterface(name) || jdkPackages.contains(packageOf(name))) {
      return PROGRAM.loadClass(name);
    }
    throw new ClassNotFoundException(name);
  }

  private static boolean isInterface(String name) {
    return name.startsWith("org.apieval.api.") || name.startsWith("org.jspecify.annotations.");
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /** The JDK has the modules of its tools, such as the compiler, beside the program's classes. */
  private static Set<String> packagesOfJdkTools() {
    return ModuleLayer.boot().modules().stream()
        .filter(module -> module.getClassLoader() == ClassLoader.getSystemClassLoader())
        .flatMap(module -> module.getPackages().stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}

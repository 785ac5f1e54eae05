package org.apieval.core.plugin;

import java.util.ServiceConfigurationError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in a few words why a plug-in could not be loaded or failed. Stateless and thread-safe. */
final class FailureText {

  private static final Pattern SERVICE = Pattern.compile("(org\\.apieval\\.api\\.[\\w.$]+): (.*)");
  private static final Pattern CLASS_FILE_VERSION =
      Pattern.compile("(\\S+) has been compiled by .*?\\(class file version (\\d+)\\..*");
  private static final Pattern CLASS_NAME = Pattern.compile("[\\w/$]+");
  private static final int CLASS_FILE_VERSION_OF_JAVA_0 = 44;

  private FailureText() {}

  /** The reason, which may hold foreign text and more than one line. */
  static String of(Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof ServiceConfigurationError) {
      return ofServicesFile(message) + ofCause(failure);
    }
    if (failure instanceof UnsupportedClassVersionError) {
      return ofClassVersion(message);
    }
    if (failure instanceof NoClassDefFoundError && CLASS_NAME.matcher(message).matches()) {
      return "misses the class " + message.replace('/', '.');
    }
    return failure instanceof ExceptionInInitializerError
        ? "a class fails to start" + ofCause(failure)
        : failure.toString();
  }

  private static String ofServicesFile(String message) {
    Matcher service = SERVICE.matcher(message);
    return service.matches()
        ? "META-INF/services/%s: %s".formatted(service.group(1), service.group(2))
        : message;
  }

  private static String ofCause(Throwable failure) {
    return failure.getCause() == null ? "" : ": " + of(failure.getCause());
  }

  private static String ofClassVersion(String message) {
    Matcher version = CLASS_FILE_VERSION.matcher(message);
    if (!version.matches()) {
      return message;
    }
    int java = Integer.parseInt(version.group(2)) - CLASS_FILE_VERSION_OF_JAVA_0;
    return "%s was compiled for Java %d, and this is Java %d"
        .formatted(version.group(1).replace('/', '.'), java, Runtime.version().feature());
  }
}

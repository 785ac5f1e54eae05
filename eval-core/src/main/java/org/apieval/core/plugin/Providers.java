package org.apieval.core.plugin;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;

/**
 * What a class loader offers of one kind. The only place that asks {@link ServiceLoader}.
 *
 * @param found those that could be made, in the order of their services files
 * @param failures why others could not
 * @param <T> the plug-in interface
 */
record Providers<T>(List<T> found, List<Throwable> failures) {

  /** A loader that fails in the same way for ever is not asked for ever. */
  private static final int MOST_FAILURES = 100;

  Providers {
    found = List.copyOf(found);
    failures = List.copyOf(failures);
  }

  /** Makes all that there are. */
  static <T> Providers<T> in(ClassLoader loader, PluginKind<T> kind) {
    List<T> found = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    Iterator<T> all = ServiceLoader.load(kind.service(), loader).iterator();
    while (failures.size() < MOST_FAILURES) {
      try {
        if (!all.hasNext()) {
          break;
        }
        found.add(all.next());
      } catch (OutOfMemoryError e) {
        throw e;
      } catch (Throwable e) { // a constructor may throw anything
        failures.add(e);
      }
    }
    return new Providers<>(found, failures);
  }
}

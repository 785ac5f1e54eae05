package org.apieval.core.plugin;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Set;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;

/**
 * Stands between the engine and a plug-in with a class loader of its own: while the plug-in runs,
 * that is the thread's context class loader, since libraries look there for their parts. An error,
 * such as a class that is missed only then, becomes an exception, which costs an item and not the
 * run; but for those of the virtual machine, which are not the plug-in's. Thread-safe, as plug-ins
 * are.
 */
final class PluginCalls implements InvocationHandler {

  /** What factories make, which is called in the same way. */
  private static final Set<Class<?>> MADE = Set.of(ModelAdapter.class, Retriever.class);

  private final Object plugin;
  private final ClassLoader loader;

  private PluginCalls(Object plugin, ClassLoader loader) {
    this.plugin = plugin;
    this.loader = loader;
  }

  /** Something to run. */
  interface Action<T, X extends Throwable> {
    T run() throws X;
  }

  /** The plug-in, called in that way. */
  static <T> T around(Class<T> type, T plugin, ClassLoader loader) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new PluginCalls(plugin, loader)));
  }

  /** Runs something with a loader as the thread's context class loader. */
  static <T, X extends Throwable> T within(ClassLoader loader, Action<T, X> action) throws X {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return action.run();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("equals") && method.getDeclaringClass() == Object.class) {
      return proxy == arguments[0];
    }
    try {
      Action<Object, ReflectiveOperationException> call = () -> method.invoke(plugin, arguments);
      return wrapped(method.getReturnType(), within(loader, call));
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Error error && !(error instanceof VirtualMachineError)
          ? new IllegalStateException(FailureText.of(error), error)
          : e.getCause();
    }
  }

  private <T> Object wrapped(Class<T> type, Object result) {
    return MADE.contains(type) && result != null ? around(type, type.cast(result), loader) : result;
  }
}

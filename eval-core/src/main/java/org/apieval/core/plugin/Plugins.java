package org.apieval.core.plugin;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * The plug-ins of one kind, sorted by id. Immutable; thread-safe, as plug-ins are.
 *
 * @param <T> the plug-in interface
 */
public final class Plugins<T> {

  private final String kind;
  private final SortedMap<String, T> byId;

  private Plugins(String kind, SortedMap<String, T> byId) {
    this.kind = kind;
    this.byId = Collections.unmodifiableSortedMap(byId);
  }

  /**
   * Gathers plug-ins.
   *
   * @param kind what one is called in messages, {@code hub}
   * @param id tells a plug-in's id
   * @throws EvalException PROVIDER if an id is blank, or two plug-ins share one, naming the classes
   */
  static <T> Plugins<T> of(String kind, Collection<T> found, Function<T, String> id) {
    SortedMap<String, T> byId = new TreeMap<>();
    for (T plugin : found) {
      String ownId = idOf(kind, plugin, id);
      T other = byId.putIfAbsent(ownId, plugin);
      if (other != null) {
        throw failure(
            "two plug-ins are the %s \"%s\": %s and %s"
                .formatted(kind, Printable.text(ownId), className(other), className(plugin)));
      }
    }
    return new Plugins<>(kind, byId);
  }

  private static <T> String idOf(String kind, T plugin, Function<T, String> id) {
    String ownId;
    try {
      ownId = id.apply(plugin);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "the %s %s fails to tell its id: %s".formatted(kind, className(plugin), e),
          e);
    }
    if (ownId == null || ownId.isBlank()) {
      throw failure("the %s %s has a blank id".formatted(kind, className(plugin)));
    }
    return ownId;
  }

  /**
   * These plug-ins and another one.
   *
   * @param id of the other one; none of these has it
   */
  public Plugins<T> with(String id, T other) {
    SortedMap<String, T> more = new TreeMap<>(byId);
    more.put(id, other);
    return new Plugins<>(kind, more);
  }

  /** The ids in alphabetical order. */
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }

  /** All plug-ins in the order of their ids. */
  public List<T> all() {
    return List.copyOf(byId.values());
  }

  /** The plug-ins by id, in alphabetical order; cannot be changed. */
  public SortedMap<String, T> byId() {
    return byId;
  }

  /**
   * The plug-in of an id.
   *
   * @throws EvalException USER if there is none, listing those that are there
   */
  public T get(String id) {
    T plugin = byId.get(id);
    if (plugin != null) {
      return plugin;
    }
    String there =
        byId.isEmpty()
            ? "there is no %s on the class path".formatted(kind)
            : "there is: " + String.join(", ", byId.keySet());
    throw EvalException.user(
        "no %s \"%s\"; %s%s"
            .formatted(kind, Printable.text(id, 60), there, Suggestion.hint(id, byId.keySet())));
  }

  private static EvalException failure(String message) {
    return new EvalException(EvalException.Code.PROVIDER, message);
  }

  private static String className(Object plugin) {
    return plugin.getClass().getName();
  }
}

package org.apieval.core.plugin;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * The plug-ins of one kind, sorted by id. Immutable; thread-safe, as plug-ins are.
 *
 * @param <T> the plug-in interface
 */
public final class Plugins<T> {

  private final PluginKind<T> kind;
  private final SortedMap<String, LoadedPlugin<T>> loaded;
  private final List<BrokenPlugin> broken;

  Plugins(
      PluginKind<T> kind, SortedMap<String, LoadedPlugin<T>> loaded, List<BrokenPlugin> broken) {
    this.kind = kind;
    this.loaded = Collections.unmodifiableSortedMap(new TreeMap<>(loaded));
    this.broken = List.copyOf(broken);
  }

  /**
   * Gathers plug-ins of the class path.
   *
   * @throws EvalException PROVIDER if an id is blank, or two plug-ins share one, naming the classes
   */
  static <T> Plugins<T> of(PluginKind<T> kind, Collection<T> found) {
    SortedMap<String, LoadedPlugin<T>> loaded = new TreeMap<>();
    for (T plugin : found) {
      String id = kind.idOf(plugin);
      LoadedPlugin<T> here = LoadedPlugin.onClassPath(kind, id, plugin);
      LoadedPlugin<T> other = loaded.putIfAbsent(id, here);
      if (other != null) {
        throw new EvalException(
            EvalException.Code.PROVIDER,
            "two plug-ins are the %s \"%s\": %s and %s"
                .formatted(kind.name(), Printable.text(id), other.className(), here.className()));
      }
    }
    return new Plugins<>(kind, loaded, List.of());
  }

  /**
   * These plug-ins and another one.
   *
   * @param id of the other one; none of these has it
   */
  public Plugins<T> with(String id, T other) {
    SortedMap<String, LoadedPlugin<T>> more = new TreeMap<>(loaded);
    more.put(id, LoadedPlugin.onClassPath(kind, id, other));
    return new Plugins<>(kind, more, broken);
  }

  /** The ids in alphabetical order. */
  public List<String> ids() {
    return List.copyOf(loaded.keySet());
  }

  /** All plug-ins in the order of their ids. */
  public List<T> all() {
    return List.copyOf(byId().values());
  }

  /** The plug-ins by id, in alphabetical order; cannot be changed. */
  public SortedMap<String, T> byId() {
    SortedMap<String, T> byId = new TreeMap<>();
    loaded.forEach((id, plugin) -> byId.put(id, plugin.plugin()));
    return Collections.unmodifiableSortedMap(byId);
  }

  /** The plug-ins with their origins, in the order of their ids. */
  public List<LoadedPlugin<T>> loaded() {
    return List.copyOf(loaded.values());
  }

  /**
   * The plug-in of an id.
   *
   * @throws EvalException USER if there is none, as {@link #unknown} words it
   */
  public T get(String id) {
    return Optional.ofNullable(loaded.get(id))
        .map(LoadedPlugin::plugin)
        .orElseThrow(() -> unknown(id, ids()));
  }

  /**
   * What to throw at an id that nobody has: a USER exception that lists those there are, and the
   * broken plug-ins, of which one may have been meant.
   *
   * @param known the ids of plug-ins, and others that the user could have written
   */
  public EvalException unknown(String id, Collection<String> known) {
    String there =
        known.isEmpty()
            ? "there is no %s at all".formatted(kind.name())
            : "there is: " + String.join(", ", known);
    return EvalException.user(
        "no %s \"%s\"; %s%s%s"
            .formatted(
                kind.name(),
                Printable.text(id, 60),
                Printable.text(there),
                Suggestion.hint(id, known),
                hintAtBroken(id)));
  }

  private String hintAtBroken(String id) {
    List<BrokenPlugin> named = broken.stream().filter(plugin -> plugin.isNamedFor(id)).toList();
    List<BrokenPlugin> meant = named.isEmpty() ? broken : named;
    return switch (meant.size()) {
      case 0 -> "";
      case 1 -> "; or it is in the broken plug-in " + meant.get(0);
      default -> "; or it is in one of the %d broken plug-ins".formatted(meant.size());
    };
  }
}

package org.apieval.core.plugin;

import java.util.function.Function;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;
import org.jspecify.annotations.Nullable;

/**
 * A kind of plug-in.
 *
 * @param name what one is called in messages, {@code hub}
 * @param service the interface under which it is found
 * @param id tells a plug-in's id
 * @param <T> that interface
 */
public record PluginKind<T>(String name, Class<T> service, Function<T, String> id) {

  /** The hubs. */
  public static final PluginKind<HubRules> HUB =
      new PluginKind<>("hub", HubRules.class, HubRules::id);

  /** The model backends. */
  public static final PluginKind<ModelAdapter.Factory> MODEL =
      new PluginKind<>("model backend", ModelAdapter.Factory.class, ModelAdapter.Factory::id);

  /** The retrievers. */
  public static final PluginKind<Retriever.Factory> RETRIEVER =
      new PluginKind<>("retriever", Retriever.Factory.class, Retriever.Factory::id);

  /**
   * The id that a plug-in gives itself.
   *
   * @throws EvalException PROVIDER if it gives none, or fails to, naming the class
   */
  String idOf(T plugin) {
    String ownId;
    try {
      ownId = id.apply(plugin);
    } catch (RuntimeException | Error e) {
      throw failure(plugin, "fails to tell its id: " + FailureText.of(e), e);
    }
    if (ownId == null || ownId.isBlank()) {
      throw failure(plugin, "has a blank id", null);
    }
    return ownId;
  }

  private EvalException failure(T plugin, String what, @Nullable Throwable cause) {
    return new EvalException(
        EvalException.Code.PROVIDER,
        "the %s %s %s".formatted(name, plugin.getClass().getName(), what),
        cause);
  }
}

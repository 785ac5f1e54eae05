package org.apieval.adapters.embedding;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.setting.Settings;

/**
 * The retriever {@code embedding}: sentence embeddings, by the bundled model or a server. Settings:
 *
 * <ul>
 *   <li>{@code fields}: the texts that stand for a document, commas between; a text is a field, or
 *       several joined by {@code +}, and the one nearest to the query counts
 *   <li>{@code kind}: {@code bundled}, {@code openai} or {@code ollama}; a server where there is a
 *       {@code base-url}
 *   <li>{@code base-url} and {@code model}: of the server. Its key is read from {@code
 *       OPENAI_API_KEY} in the environment and shown nowhere
 *   <li>{@code cache}: the folder in which vectors of documents are kept, {@code none} for none
 * </ul>
 */
public final class EmbeddingFactory implements Retriever.Factory {

  private static final String OPENAI_URL = "https://api.openai.com/v1";
  private static final String OLLAMA_URL = "http://localhost:11434";

  private final Function<String, Optional<String>> environment;

  /** Reads this process's environment. */
  public EmbeddingFactory() {
    this(name -> Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank()));
  }

  EmbeddingFactory(Function<String, Optional<String>> environment) {
    this.environment = environment;
  }

  @Override
  public String id() {
    return "embedding";
  }

  @Override
  public Retriever create(List<ApiRecord> catalogue, Map<String, String> given) {
    Settings settings = Settings.of(given, "base-url", "cache", "fields", "kind", "model");
    return EmbeddingRetriever.over(
        catalogue, Views.parse(settings.list("fields")), vectoriser(settings), cache(settings));
  }

  private Vectoriser vectoriser(Settings settings) {
    String kind =
        settings.text("kind").orElse(settings.text("base-url").isPresent() ? "openai" : "bundled");
    return switch (kind) {
      case "bundled" -> bundled(settings);
      case "openai" ->
          EmbeddingServer.openAi(
              baseUrl(settings, OPENAI_URL), model(settings), environment.apply("OPENAI_API_KEY"));
      case "ollama" -> EmbeddingServer.ollama(baseUrl(settings, OLLAMA_URL), model(settings));
      default ->
          throw new IllegalArgumentException(
              "setting kind must be bundled, openai or ollama, not \"" + kind + "\"");
    };
  }

  private static Vectoriser bundled(Settings settings) {
    for (String setting : List.of("base-url", "model")) {
      if (settings.text(setting).isPresent()) {
        throw new IllegalArgumentException(
            "setting " + setting + " is for a server; the kind bundled has none");
      }
    }
    return BundledModel.load();
  }

  private static String model(Settings settings) {
    return settings
        .text("model")
        .orElseThrow(() -> new IllegalArgumentException("setting model is missing"));
  }

  private static URI baseUrl(Settings settings, String byDefault) {
    String text = settings.text("base-url").orElse(byDefault);
    try {
      URI url = new URI(text);
      boolean http = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      if (http && url.getHost() != null && url.getRawUserInfo() == null && url.getQuery() == null) {
        return url;
      }
    } catch (URISyntaxException e) {
      // Said below, without the text: there may be a password in it.
    }
    throw new IllegalArgumentException(
        "setting base-url must be like http://localhost:8000/v1, without user, password or query");
  }

  private Optional<VectorCache> cache(Settings settings) {
    Optional<String> named = settings.text("cache");
    if (named.filter("none"::equals).isPresent()) {
      return Optional.empty();
    }
    Path folder = named.map(Path::of).orElseGet(this::usersCache);
    return Optional.of(new VectorCache(folder));
  }

  /** Where programs keep what they can make again, by the XDG base directory specification. */
  private Path usersCache() {
    return environment
        .apply("XDG_CACHE_HOME")
        .map(Path::of)
        .filter(Path::isAbsolute)
        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"))
        .resolve("apieval")
        .resolve("vectors");
  }
}

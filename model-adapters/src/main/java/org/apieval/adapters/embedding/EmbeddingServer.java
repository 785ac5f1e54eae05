package org.apieval.adapters.embedding;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.ollama.OllamaEmbeddingModel;
import dev.langchain4j.model.openai.OpenAiEmbeddingModel;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** A model behind an embeddings endpoint. Immutable, thread-safe. */
final class EmbeddingServer implements Vectoriser {

  private final String name;
  private final EmbeddingModel model;
  private final Optional<String> key;

  private EmbeddingServer(String name, EmbeddingModel model, Optional<String> key) {
    this.name = name;
    this.model = model;
    this.key = key;
  }

  /**
   * An OpenAI-compatible server.
   *
   * @param baseUrl such as {@code https://api.openai.com/v1}
   * @param key empty where the server wants none; never shown
   */
  static EmbeddingServer openAi(URI baseUrl, String model, Optional<String> key) {
    var builder = OpenAiEmbeddingModel.builder().baseUrl(baseUrl.toString()).modelName(model);
    key.ifPresent(builder::apiKey);
    return new EmbeddingServer("openai " + baseUrl + " " + model, builder.build(), key);
  }

  /** An Ollama server. */
  static EmbeddingServer ollama(URI baseUrl, String model) {
    var built = OllamaEmbeddingModel.builder().baseUrl(baseUrl.toString()).modelName(model).build();
    return new EmbeddingServer("ollama " + baseUrl + " " + model, built, Optional.empty());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<float[]> vectors(List<String> texts) {
    try {
      List<TextSegment> segments = texts.stream().map(TextSegment::from).toList();
      return model.embedAll(segments).content().stream().map(Embedding::vector).toList();
    } catch (RuntimeException e) {
      // Without the cause: what a server answers may repeat the key.
      throw new IllegalStateException("no vectors from " + name + ": " + withoutKey(e));
    }
  }

  private String withoutKey(RuntimeException failure) {
    String message = String.valueOf(failure.getMessage());
    return key.map(secret -> message.replace(secret, "***")).orElse(message);
  }
}

package org.apieval.adapters.embedding;

import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import java.util.List;

/**
 * The model that ships as a jar, all-MiniLM-L6-v2 with quantised weights; it runs in this process,
 * without network. Loading it takes half a second. Immutable, thread-safe.
 */
final class BundledModel implements Vectoriser {

  private final EmbeddingModel model;

  private BundledModel(EmbeddingModel model) {
    this.model = model;
  }

  /**
   * Loads the model.
   *
   * @throws IllegalStateException if it does not run on this machine
   */
  static BundledModel load() {
    // The tokeniser's library would report to its makers where it runs in a cloud of theirs.
    System.setProperty("OPT_OUT_TRACKING", "true");
    try {
      return new BundledModel(new AllMiniLmL6V2QuantizedEmbeddingModel(Runnable::run));
    } catch (LinkageError e) {
      throw new IllegalStateException(
          "the bundled model does not run on this machine (" + e.getMessage() + ")", e);
    }
  }

  @Override
  public String name() {
    return "all-minilm-l6-v2-q";
  }

  @Override
  public List<float[]> vectors(List<String> texts) {
    return texts.parallelStream().map(this::vector).toList();
  }

  private float[] vector(String text) {
    try {
      return model.embed(readable(text)).content().vector();
    } catch (IllegalArgumentException nothingVisible) {
      return new float[model.dimension()]; // as near to one text as to another
    }
  }

  /** The text without what cannot be passed to native code: half characters and zeros. */
  private static String readable(String text) {
    StringBuilder readable = new StringBuilder(text.length());
    text.codePoints()
        .map(one -> one == 0 || Character.getType(one) == Character.SURROGATE ? 0xfffd : one)
        .forEach(readable::appendCodePoint);
    return readable.toString();
  }
}

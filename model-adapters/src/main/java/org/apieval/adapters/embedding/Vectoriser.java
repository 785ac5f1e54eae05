package org.apieval.adapters.embedding;

import java.util.List;

/** A sentence embedding model: texts to vectors. Implementations are thread-safe. */
interface Vectoriser {

  /** What tells its vectors from those of other models. */
  String name();

  /**
   * The vectors of texts, in their order, all of one length.
   *
   * @param texts none of them blank; may be empty
   * @throws RuntimeException if a server gives none; its message holds no key
   */
  List<float[]> vectors(List<String> texts);
}

/** The retriever that compares sentence embeddings. */
@NullMarked
package org.apieval.adapters.embedding;

import org.jspecify.annotations.NullMarked;

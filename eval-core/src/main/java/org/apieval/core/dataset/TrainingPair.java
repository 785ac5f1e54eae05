package org.apieval.core.dataset;

import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;

/**
 * A request and the call that serves it, to train a model on.
 *
 * @param question the request with its gold call
 * @param answer the full answer that was recorded with it, as written; empty where none was
 * @param document the reference API that the row itself brings; empty where it brings none, or a
 *     catalogue stands in its place
 */
public record TrainingPair(
    Question question, Optional<String> answer, Optional<ApiRecord> document) {}

package org.apieval.api.data;

import java.util.Optional;

/**
 * One recorded answer of a model.
 *
 * @param line 0-based line of the answer file
 * @param questionId the {@link Question#id()} it answers
 * @param text what the model wrote; empty where the file has null, because no answer was got
 */
public record Answer(int line, String questionId, Optional<String> text) {}

package org.apieval.core.dataset;

import org.apieval.api.data.Question;

/**
 * A question and where it stands.
 *
 * @param line 0-based line of the question file
 * @param question the question
 */
public record QuestionLine(int line, Question question) {}

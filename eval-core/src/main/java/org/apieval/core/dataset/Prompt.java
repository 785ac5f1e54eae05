package org.apieval.core.dataset;

/**
 * What a model was given to answer.
 *
 * @param line 0-based line of the prompt file
 * @param questionId the id of the question it asks
 * @param text the question as it was put, often with documents behind it; never blank
 */
public record Prompt(int line, String questionId, String text) {}

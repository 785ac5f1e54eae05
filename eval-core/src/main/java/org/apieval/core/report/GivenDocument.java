package org.apieval.core.report;

import java.util.Optional;

/**
 * A document that a model was given with a question.
 *
 * @param domain its domain; empty where none can be read from it
 * @param apiCall its call; empty where none can be read from it
 * @param domainCorrect whether the call stands in the catalogue under the question's domain
 * @param gold whether the call is the question's own API
 * @param text as the model saw it
 */
public record GivenDocument(
    Optional<String> domain,
    Optional<String> apiCall,
    boolean domainCorrect,
    boolean gold,
    String text) {}

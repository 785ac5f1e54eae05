package org.apieval.core.results;

import java.util.Optional;

/**
 * A document that a question was asked with. Immutable and thread-safe.
 *
 * @param domain its domain; empty where that is not known
 * @param apiCall the call in it; empty where that is not known
 * @param domainCorrect whether its domain is the expected one
 * @param gold whether its call is the gold call
 * @param text the document as the model saw it
 */
public record RetrievedDocument(
    Optional<String> domain,
    Optional<String> apiCall,
    boolean domainCorrect,
    boolean gold,
    String text) {}

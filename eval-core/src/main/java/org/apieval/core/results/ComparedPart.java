package org.apieval.core.results;

import java.util.Optional;

/**
 * A part of a call that identifies an API, side by side. Immutable and thread-safe.
 *
 * @param name {@code function}, or a parameter's name
 * @param answer how the answer has it; empty where it has no such part
 * @param reference how the reference has it; empty likewise
 * @param gold how the gold call has it; empty likewise
 */
public record ComparedPart(
    String name, Optional<String> answer, Optional<String> reference, Optional<String> gold) {}

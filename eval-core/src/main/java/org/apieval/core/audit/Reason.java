package org.apieval.core.audit;

/**
 * Why the two scorers differ on an answer.
 *
 * @param accident the kind of reason
 * @param detail what of the answer and the entry shows it, for a person
 */
public record Reason(Accident accident, String detail) {}

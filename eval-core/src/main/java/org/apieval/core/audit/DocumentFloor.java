package org.apieval.core.audit;

import org.apieval.core.report.Rate;

/**
 * What answering by the retrieved document alone comes to: for each document the call that answers
 * most of the questions it was retrieved for.
 *
 * @param prompts the name of the prompt file
 * @param documents how many different documents were retrieved
 * @param exact the questions answered correctly by the scorer {@code ast}
 * @param published the same by the scorer {@code official}
 */
public record DocumentFloor(String prompts, int documents, Rate exact, Rate published) {}

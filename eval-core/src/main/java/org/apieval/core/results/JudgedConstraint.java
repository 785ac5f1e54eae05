package org.apieval.core.results;

import java.util.Optional;

/**
 * What a verdict says of the constraints of its question. All texts are foreign.
 *
 * @param wanted the constraints
 * @param met whether the answer meets them; empty where it is unscored
 * @param reason why, in a sentence
 */
public record JudgedConstraint(String wanted, Optional<Boolean> met, String reason) {}

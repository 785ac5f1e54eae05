package org.apieval.core.drift;

import java.util.Optional;

/**
 * What an answer made of a change.
 *
 * @param question what was asked
 * @param answer what the model wrote; empty where no answer was got
 * @param shown whether the changed document was among those given; empty where nothing is known of
 *     them, and for a withdrawn entry, which has none
 * @param outcome the judgement
 */
public record JudgedAnswer(
    ChangedQuestion question, Optional<String> answer, Optional<Boolean> shown, Outcome outcome) {}

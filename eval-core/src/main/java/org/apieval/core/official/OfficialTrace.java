package org.apieval.core.official;

import java.util.Optional;
import org.apieval.core.score.ScoredAnswer;

/**
 * A label with what led to it.
 *
 * @param scored the label, as a verdict
 * @param read what was parsed; empty where nothing was
 * @param matched the entry that matched, which is the first to do so
 */
public record OfficialTrace(
    ScoredAnswer scored, Optional<CallText> read, Optional<Comparison> matched) {}

package org.apieval.core.audit;

import java.util.Optional;
import org.apieval.core.score.ScoredAnswer;

/**
 * An answer and what both scorers say of it.
 *
 * @param exact the scorer {@code ast}
 * @param published the scorer {@code official}
 * @param labelsDiffer whether their labels differ; if not, but there is a reason, the entries do
 * @param reason why they differ, in the label or in the entry; empty where they agree
 */
public record AuditedAnswer(
    ScoredAnswer exact, ScoredAnswer published, boolean labelsDiffer, Optional<Reason> reason) {}

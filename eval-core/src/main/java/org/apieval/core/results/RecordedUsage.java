package org.apieval.core.results;

import java.util.Optional;

/**
 * What a run took. Immutable and thread-safe.
 *
 * @param medianMillis the latency that half of the answers stayed within, in milliseconds
 * @param p95Millis the latency that 95 % of the answers stayed within, in milliseconds
 * @param inputTokens tokens of all requests, as far as the backend counted them
 * @param outputTokens tokens of all answers, likewise
 * @param cost in the currency of the prices that the run was given; empty where it had none
 */
public record RecordedUsage(
    long medianMillis,
    long p95Millis,
    long inputTokens,
    long outputTokens,
    Optional<Double> cost) {}

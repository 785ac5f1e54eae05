package org.apieval.core.report;

import java.util.Optional;
import org.apieval.core.dataset.Benchmark;

/**
 * What stands beside the verdicts of one hub in a result folder, so that a reader needs no other
 * file. Thread-safe as its parts are.
 *
 * @param benchmark the questions and the catalogue
 * @param bounds what the accuracies compare with; empty where the scorer {@code ast} did not score
 * @param documents what models were given
 */
public record HubContext(Benchmark benchmark, Optional<Bounds> bounds, GivenDocuments documents) {}

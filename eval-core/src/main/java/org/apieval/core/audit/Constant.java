package org.apieval.core.audit;

import org.apieval.api.data.ApiRecord;
import org.apieval.core.report.Rate;

/**
 * The best of all answers that are always the same.
 *
 * @param entry the catalogue entry whose call is the answer; of several equally good ones the first
 * @param accuracy the questions that it answers correctly
 */
public record Constant(ApiRecord entry, Rate accuracy) {}

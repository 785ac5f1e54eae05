package org.apieval.core.request;

import org.apieval.api.data.ApiRecord;

/**
 * A request that was not good enough.
 *
 * @param record what it was written for
 * @param round in which asking, 0 and up
 * @param request what the model wrote: the request, or the answer where there was none in it
 * @param reason why, in one sentence
 */
public record Refused(ApiRecord record, int round, String request, String reason) {}

package org.apieval.core.drift;

import java.util.Optional;
import org.apieval.api.data.ApiRecord;

/**
 * An entry before and after a change.
 *
 * @param before the entry
 * @param after the same line of the changed catalogue; empty for an entry that was withdrawn
 */
public record ChangedEntry(ApiRecord before, Optional<ApiRecord> after) {}

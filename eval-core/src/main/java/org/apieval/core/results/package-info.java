/**
 * Reads results that were written down: folders with {@code verdicts.jsonl}, and what stands beside
 * it. Stands beside the flow; reports and comparisons of runs are made from it.
 */
@NullMarked
package org.apieval.core.results;

import org.jspecify.annotations.NullMarked;

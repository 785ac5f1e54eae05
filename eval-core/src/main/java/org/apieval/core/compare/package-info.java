/**
 * Compares runs on the questions that they share, answer by answer. Stands beside the flow and
 * reads what was written down.
 */
@NullMarked
package org.apieval.core.compare;

import org.jspecify.annotations.NullMarked;

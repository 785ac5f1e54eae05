/**
 * How far a figure can be trusted: the exact scorer beside the published scripts' labels, with the
 * accident behind every difference, and what perfect and trivial answers would score.
 */
@NullMarked
package org.apieval.core.audit;

import org.jspecify.annotations.NullMarked;

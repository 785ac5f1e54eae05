/** Writes questions with constraints that only some of the APIs of their domain meet. */
@NullMarked
package org.apieval.core.constrained;

import org.jspecify.annotations.NullMarked;

/** Reads figures out of catalogue entries as measures, and holds them against constraints. */
@NullMarked
package org.apieval.core.constraint;

import org.jspecify.annotations.NullMarked;

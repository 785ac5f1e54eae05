/** Scores the answers of a benchmark, in parallel inside and in input order outside. */
@NullMarked
package org.apieval.core.run;

import org.jspecify.annotations.NullMarked;

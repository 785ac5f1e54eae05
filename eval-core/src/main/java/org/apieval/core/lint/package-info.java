/** Finds in catalogues, questions and answers what will distort a score. */
@NullMarked
package org.apieval.core.lint;

import org.jspecify.annotations.NullMarked;

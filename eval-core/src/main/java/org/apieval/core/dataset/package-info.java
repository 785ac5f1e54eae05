/** Reads catalogues, questions and answers, and says what is wrong with them. */
@NullMarked
package org.apieval.core.dataset;

import org.jspecify.annotations.NullMarked;

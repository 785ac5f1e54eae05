/** Checks a hub by the laws that every hub keeps, on the calls of its own catalogue. */
@NullMarked
package org.apieval.core.check;

import org.jspecify.annotations.NullMarked;

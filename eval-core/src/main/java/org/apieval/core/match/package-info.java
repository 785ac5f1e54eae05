/** From call candidates to matches: keys looked up among the reference APIs. */
@NullMarked
package org.apieval.core.match;

import org.jspecify.annotations.NullMarked;

/** The contract that every hub's rules keep, and the kit it is built from. */
@NullMarked
package org.apieval.api.hub;

import org.jspecify.annotations.NullMarked;

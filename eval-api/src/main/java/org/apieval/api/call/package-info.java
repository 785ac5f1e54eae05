/** Python call expressions as immutable trees, named as in Python's own {@code ast} module. */
@NullMarked
package org.apieval.api.call;

import org.jspecify.annotations.NullMarked;

/** From answer sections to call candidates: Python calls as immutable trees. */
@NullMarked
package org.apieval.core.python;

import org.jspecify.annotations.NullMarked;

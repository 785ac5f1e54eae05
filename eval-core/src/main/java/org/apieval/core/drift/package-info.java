/** Changed documentation: catalogues that say something new, and whether answers follow them. */
@NullMarked
package org.apieval.core.drift;

import org.jspecify.annotations.NullMarked;

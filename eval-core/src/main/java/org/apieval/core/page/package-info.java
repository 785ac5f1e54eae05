/**
 * The report that people look at: one HTML file with everything in it. Stands beside the flow; made
 * from results that were read back, so that any folder of results will do.
 */
@NullMarked
package org.apieval.core.page;

import org.jspecify.annotations.NullMarked;

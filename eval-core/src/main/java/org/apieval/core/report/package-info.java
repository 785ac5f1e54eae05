/** From verdicts to rates, tables and files. */
@NullMarked
package org.apieval.core.report;

import org.jspecify.annotations.NullMarked;

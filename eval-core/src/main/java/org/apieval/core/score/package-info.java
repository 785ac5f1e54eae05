/** From matches to verdicts, each with its evidence. */
@NullMarked
package org.apieval.core.score;

import org.jspecify.annotations.NullMarked;

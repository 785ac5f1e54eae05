/**
 * Asks models: every question of a benchmark once or several times, in a folder that keeps each
 * answer from the moment it is there. Stands beside the flow, which starts with the answers.
 */
@NullMarked
package org.apieval.core.ask;

import org.jspecify.annotations.NullMarked;

/**
 * Finds documents for questions, measures how well that works, and puts them into prompts. Stands
 * beside the flow.
 */
@NullMarked
package org.apieval.core.retrieve;

import org.jspecify.annotations.NullMarked;

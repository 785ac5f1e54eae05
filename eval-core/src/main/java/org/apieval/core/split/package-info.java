/**
 * From questions to a training and a test half: by request or by API, and what leaks from one into
 * the other.
 */
@NullMarked
package org.apieval.core.split;

import org.jspecify.annotations.NullMarked;

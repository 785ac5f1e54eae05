/** From response text to answer sections: which part of an answer holds the call. */
@NullMarked
package org.apieval.core.answer;

import org.jspecify.annotations.NullMarked;

/** The contract of retrievers, for implementers to extend. */
@NullMarked
package org.apieval.api.retrieval;

import org.jspecify.annotations.NullMarked;

/** The plug-in interface for retrievers: a query to the best documents. */
@NullMarked
package org.apieval.api.retrieval;

import org.jspecify.annotations.NullMarked;

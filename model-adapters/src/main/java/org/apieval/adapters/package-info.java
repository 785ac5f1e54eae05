/** Model backends and retrievers that need a client library or a model file, as plug-ins. */
@NullMarked
package org.apieval.adapters;

import org.jspecify.annotations.NullMarked;

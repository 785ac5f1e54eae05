/**
 * Model backends and retrievers that need a client library or a model file, as plug-ins. There is
 * none yet: recorded answers are scored without a model.
 */
@NullMarked
package org.apieval.adapters;

import org.jspecify.annotations.NullMarked;

/** The contract of model backends, for those who write one. */
@NullMarked
package org.apieval.api.model;

import org.jspecify.annotations.NullMarked;

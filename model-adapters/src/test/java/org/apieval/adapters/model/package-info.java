/** Tests of the model backends, most of them against servers that misbehave. */
@NullMarked
package org.apieval.adapters.model;

import org.jspecify.annotations.NullMarked;

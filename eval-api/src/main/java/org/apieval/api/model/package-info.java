/** The plug-in interface for model backends: a request to a response. */
@NullMarked
package org.apieval.api.model;

import org.jspecify.annotations.NullMarked;

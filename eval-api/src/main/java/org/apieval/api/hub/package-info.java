/** The plug-in interface for API hubs: what identifies an API. */
@NullMarked
package org.apieval.api.hub;

import org.jspecify.annotations.NullMarked;

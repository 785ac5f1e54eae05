/** What all plug-in interfaces have in common: their version. */
@NullMarked
package org.apieval.api;

import org.jspecify.annotations.NullMarked;

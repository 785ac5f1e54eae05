/** Writes the beginnings of hubs of one's own: a Maven project, or a YAML file with its data. */
@NullMarked
package org.apieval.core.scaffold;

import org.jspecify.annotations.NullMarked;

/** Finds plug-ins on the class path and in folders, and wires the engine. */
@NullMarked
package org.apieval.core.plugin;

import org.jspecify.annotations.NullMarked;

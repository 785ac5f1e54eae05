/** The command line: reads options, wires the engine with the plug-ins found, shows results. */
@NullMarked
package org.apieval.app;

import org.jspecify.annotations.NullMarked;

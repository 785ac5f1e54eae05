/** Hubs without code: their rules and their data described in a YAML file. */
@NullMarked
package org.apieval.core.yamlhub;

import org.jspecify.annotations.NullMarked;

/** Training data for models: chat examples, and the settings of the programs that train on them. */
@NullMarked
package org.apieval.core.training;

import org.jspecify.annotations.NullMarked;

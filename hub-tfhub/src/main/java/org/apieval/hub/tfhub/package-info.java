/** TensorFlow Hub as a plug-in: models behind a handle, loaded or wrapped as a layer. */
@NullMarked
package org.apieval.hub.tfhub;

import org.jspecify.annotations.NullMarked;

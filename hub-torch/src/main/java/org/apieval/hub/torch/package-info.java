/** Torch Hub as a plug-in: models loaded with {@code torch.hub.load}. */
@NullMarked
package org.apieval.hub.torch;

import org.jspecify.annotations.NullMarked;

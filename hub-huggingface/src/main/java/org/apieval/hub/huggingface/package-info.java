/** HuggingFace as a plug-in: models loaded by classes, pipelines and other loaders. */
@NullMarked
package org.apieval.hub.huggingface;

import org.jspecify.annotations.NullMarked;

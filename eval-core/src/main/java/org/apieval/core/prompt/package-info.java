/** What a model is told: the request, alone or with documents, in one of several forms. */
@NullMarked
package org.apieval.core.prompt;

import org.jspecify.annotations.NullMarked;

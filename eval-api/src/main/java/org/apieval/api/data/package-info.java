/** What a benchmark is made of: reference APIs, questions, answers. */
@NullMarked
package org.apieval.api.data;

import org.jspecify.annotations.NullMarked;

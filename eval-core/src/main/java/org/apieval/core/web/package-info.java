/** What browsers run and show: libraries and own files, as resources beside this package. */
@NullMarked
package org.apieval.core.web;

import org.jspecify.annotations.NullMarked;

/** What tests of several contracts share. */
@NullMarked
package org.apieval.api;

import org.jspecify.annotations.NullMarked;

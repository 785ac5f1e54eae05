/** What the tests of this repository share; no part of the test kit for plug-ins. */
@NullMarked
package org.apieval.api.own;

import org.jspecify.annotations.NullMarked;

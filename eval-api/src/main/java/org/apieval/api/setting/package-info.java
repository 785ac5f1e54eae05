/** Settings that users give to plug-ins. */
@NullMarked
package org.apieval.api.setting;

import org.jspecify.annotations.NullMarked;

/**
 * The scorer {@code official}: the labels that the published evaluation scripts give, accidents
 * included, so that figures can be compared with published ones. Stands beside the flow.
 */
@NullMarked
package org.apieval.core.official;

import org.jspecify.annotations.NullMarked;

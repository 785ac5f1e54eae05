/**
 * Draws the pictures of a report as SVG and PNG, in this process: no browser, no network. Stands
 * beside the flow.
 */
@NullMarked
package org.apieval.core.picture;

import org.jspecify.annotations.NullMarked;

package org.apieval.core.picture;

/**
 * A drawn picture. Immutable and thread-safe.
 *
 * @param id what the charts' script calls it; may hold foreign text
 * @param width in pixels of a browser (1/96 inch)
 * @param height in the same
 * @param svg a whole SVG document without scripts, styles and links
 */
public record Picture(String id, int width, int height, String svg) {}

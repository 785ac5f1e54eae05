package org.apieval.core.constraint;

/**
 * A figure of a catalogue entry that could not be read as a measure.
 *
 * @param where the field that states it
 * @param text what stands there; foreign text
 * @param reason why it was not read
 */
public record Unread(String where, String text, String reason) {}

package org.apieval.core.ask;

/**
 * An item that has no answer.
 *
 * @param key which one
 * @param reason why, in one sentence
 */
public record Failed(Item.Key key, String reason) {}

package org.apieval.core.ask;

import java.util.concurrent.Callable;

/**
 * Something yet to ask.
 *
 * @param key which item
 * @param prepare retrieves its documents and writes its prompt; called when its turn has come
 */
record Pending(Item.Key key, Callable<Item> prepare) {}

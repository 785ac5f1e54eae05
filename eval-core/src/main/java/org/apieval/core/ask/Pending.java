package org.apieval.core.ask;

import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Something yet to ask.
 *
 * @param key which item
 * @param prompt what the user's message will say, so that an answer to another one does not count
 *     as kept; empty where the settings of the run tell all about it
 * @param prepare retrieves its documents and writes its prompt; called when its turn has come
 */
record Pending(Item.Key key, Optional<String> prompt, Callable<Item> prepare) {

  /** Whether an answer that is there is one to this. */
  boolean isAnsweredBy(Asked asked) {
    return prompt.map(asked.prompt()::equals).orElse(true);
  }
}

/**
 * Model backends that need a server. Requests are put by the clients of a library, answers are read
 * from the reply itself, and all HTTP goes through one class, the only one that knows a key.
 */
@NullMarked
package org.apieval.adapters.model;

import org.jspecify.annotations.NullMarked;

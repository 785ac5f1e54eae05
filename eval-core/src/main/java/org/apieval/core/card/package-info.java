/**
 * From model cards to a catalogue: reads cards, has a model turn each into a record or takes what
 * their metadata says, and checks what came of it. The first of three steps that build a benchmark;
 * {@code request} and {@code split} follow.
 */
@NullMarked
package org.apieval.core.card;

import org.jspecify.annotations.NullMarked;

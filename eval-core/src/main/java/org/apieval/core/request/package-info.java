/**
 * From a catalogue to questions: has a model write requests for each record, and keeps those that
 * neither name their API nor repeat others.
 */
@NullMarked
package org.apieval.core.request;

import org.jspecify.annotations.NullMarked;

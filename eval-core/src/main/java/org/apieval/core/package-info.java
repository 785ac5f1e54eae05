/** The engine: one package a step of the flow, and what all of them use. */
@NullMarked
package org.apieval.core;

import org.jspecify.annotations.NullMarked;

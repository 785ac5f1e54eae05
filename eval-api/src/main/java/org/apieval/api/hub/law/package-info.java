/**
 * The laws of {@link org.apieval.api.hub.HubRules} as code, one call at a time. The contract in
 * this module's tests jar and the engine's check of a hub's catalogue try them on calls of their
 * own.
 */
@NullMarked
package org.apieval.api.hub.law;

import org.jspecify.annotations.NullMarked;

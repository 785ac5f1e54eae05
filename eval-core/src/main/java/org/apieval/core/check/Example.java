package org.apieval.core.check;

import java.util.Optional;
import org.apieval.core.dataset.Place;

/**
 * The smallest example that breaks a law.
 *
 * @param place the catalogue entry or question that it was made from; empty for calls that were
 *     made up
 * @param call the call or the domain label; not yet safe to show
 * @param what what the hub did; not yet safe to show
 */
public record Example(Optional<Place> place, String call, String what) {}

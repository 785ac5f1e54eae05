package org.apieval.core.python;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;

/**
 * A call as it was found in a text.
 *
 * @param call the tree
 * @param span where it stands in the original text
 * @param values the source text of each argument's value, in the order of {@link Call#arguments()};
 *     with the quotes and brackets that had to be supplied where it was cut
 * @param outermost whether no other found call contains it
 * @param truncated whether its end had to be supplied
 * @param problem why Python would refuse this call, though it could be read; empty for good calls
 */
public record SourceCall(
    Call call,
    Span span,
    List<String> values,
    boolean outermost,
    boolean truncated,
    Optional<String> problem) {

  public SourceCall {
    values = List.copyOf(values);
  }
}

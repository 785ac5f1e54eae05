package org.apieval.hub.torch;

import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;

/** Reads calls for tests. */
final class Python {

  private Python() {}

  /** The first call of this source. */
  static Call call(String source) {
    return new CallFinder()
        .inCode(MappedText.of(source)).stream()
            .findFirst()
            .map(SourceCall::call)
            .orElseThrow(() -> new AssertionError("no call: " + source));
  }
}

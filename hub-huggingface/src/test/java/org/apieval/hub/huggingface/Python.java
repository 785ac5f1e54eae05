package org.apieval.hub.huggingface;

import org.apieval.api.call.Call;
import org.apieval.core.python.PythonParser;

/** Reads calls for tests. */
final class Python {

  private Python() {}

  /** The call that is the whole of this source. */
  static Call call(String source) {
    return PythonParser.parseCall(source).orElseThrow(() -> new AssertionError(source));
  }
}

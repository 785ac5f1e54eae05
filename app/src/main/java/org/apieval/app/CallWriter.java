package org.apieval.app;

/** Shows calls as they are found. */
interface CallWriter {

  /** Shows one call, on a line of its own. */
  void write(FoundCall call);
}

package org.apieval.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/**
 * JSON in plain ASCII, so that neither half characters nor invisible ones are lost on the way, and
 * a terminal shows all of it as text.
 */
final class AsciiJson {

  private static final int LAST_ASCII = 126; // 127 is a control character

  private AsciiJson() {}

  /** A generator for one object; closing it leaves the output open. */
  static JsonGenerator open(JsonFactory json, Output out) throws IOException {
    return json.createGenerator(out)
        .setHighestNonEscapedChar(LAST_ASCII)
        .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
        .disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
  }
}

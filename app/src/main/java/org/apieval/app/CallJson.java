package org.apieval.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Constant;
import org.apieval.core.python.SourceCall;

/** Shows calls to programs: one JSON object a line, in plain ASCII. */
final class CallJson implements CallWriter {

  private final JsonFactory json = new JsonFactory();
  private final Output out;

  CallJson(Output out) {
    this.out = out;
  }

  @Override
  public void write(FoundCall call) {
    try (JsonGenerator object = AsciiJson.open(json, out)) {
      object.writeStartObject();
      object.writeStringField("file", call.file());
      object.writeNumberField("line", call.line());
      object.writeNumberField("column", call.column());
      object.writeStringField("callee", call.found().call().callee().orElse(null));
      writeArguments(call.found(), object);
      object.writeBooleanField("truncated", call.found().truncated());
      object.writeEndObject();
      object.writeRaw('\n');
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void writeArguments(SourceCall found, JsonGenerator object) throws IOException {
    List<Argument> arguments = found.call().arguments();
    object.writeArrayFieldStart("arguments");
    for (int index = 0; index < arguments.size(); index++) {
      Argument argument = arguments.get(index);
      object.writeStartObject();
      object.writeStringField("name", argument.name().orElse(null));
      String stars = argument.name().isPresent() ? "" : argument.marker();
      object.writeStringField("value", stars + found.values().get(index));
      if (argument.value() instanceof Constant constant && constant.asString().isPresent()) {
        object.writeStringField("string", constant.asString().get());
      }
      object.writeEndObject();
    }
    object.writeEndArray();
  }
}

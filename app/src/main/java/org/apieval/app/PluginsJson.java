package org.apieval.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.apieval.api.ApiVersion;
import org.apieval.core.plugin.BrokenPlugin;
import org.apieval.core.plugin.LoadedPlugin;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.Json;

/**
 * Lists plug-ins for programs: one JSON object.
 *
 * @param version of the program
 */
record PluginsJson(String version) {

  /** The object, with a line end. */
  String render(PluginRegistry plugins) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeStringField("api_version", ApiVersion.current().toString());
      json.writeArrayFieldStart("plugins");
      for (LoadedPlugin<?> plugin : plugins.loaded()) {
        write(plugin, json);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("broken");
      for (BrokenPlugin broken : plugins.broken()) {
        json.writeStartObject();
        json.writeStringField("file", broken.file().toString());
        json.writeStringField("reason", broken.reason());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory
    }
    return text + "\n";
  }

  private static void write(LoadedPlugin<?> plugin, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", plugin.id());
    json.writeStringField("kind", plugin.kind().name());
    Json.write(json, "version", plugin.version());
    json.writeStringField("origin", plugin.file().map(Object::toString).orElse("built in"));
    json.writeStringField("class", plugin.className());
    json.writeEndObject();
  }
}

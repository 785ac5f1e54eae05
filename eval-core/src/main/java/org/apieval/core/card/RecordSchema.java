package org.apieval.core.card;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.jspecify.annotations.Nullable;

/** The JSON Schema of a catalogue record, {@code record.schema.json}. Immutable and thread-safe. */
final class RecordSchema {

  private static final String FILE = "record.schema.json";
  private static final int LONGEST_MESSAGE = 200;

  private final ObjectMapper mapper = new ObjectMapper();
  private final Schema schema;

  RecordSchema() {
    try (InputStream in = RecordSchema.class.getResourceAsStream(FILE)) {
      this.schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new EvalException(EvalException.Code.INTERNAL, "cannot read " + FILE, e);
    }
  }

  /** The first thing that is wrong with a record; empty if nothing is. */
  Optional<String> problem(Map<String, @Nullable Object> record) {
    return schema.validate(mapper.valueToTree(record)).stream()
        .map(RecordSchema::message)
        .findFirst();
  }

  private static String message(Error error) {
    if (error.getProperty() != null) { // the library's own sentence is about schemas
      return "field \"%s\" is missing".formatted(Printable.text(error.getProperty()));
    }
    String place = error.getInstanceLocation().toString().replaceFirst("^[$/.]+", "");
    return Printable.text(
        (place.isEmpty() ? "" : "field \"" + place + "\": ") + error.getMessage(), LONGEST_MESSAGE);
  }
}

package org.apieval.core.results;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** Reads verdicts in one pass, whatever the size of the file. Stateless and thread-safe. */
public final class VerdictReader {

  private static final ObjectReader OBJECTS = strictMapper().readerFor(VerdictObject.class);

  private VerdictReader() {}

  /**
   * Hands over every line of a file, in order.
   *
   * @throws EvalException USER if the file can't be read, or naming file, line and field of the
   *     first line that is no verdict
   */
  public static void read(Path file, Consumer<VerdictLine> taker) {
    try (InputStream in = Files.newInputStream(file);
        MappingIterator<VerdictObject> objects = OBJECTS.readValues(in)) {
      while (objects.hasNextValue()) {
        int line = objects.getParser().currentLocation().getLineNr();
        taker.accept(line(file, line, objects.nextValue()));
      }
    } catch (IOException e) {
      throw JsonFailures.of(file, e);
    }
  }

  private static VerdictLine line(Path file, int line, VerdictObject object) {
    try {
      return object.toLine();
    } catch (FieldException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "%s:%d: %s".formatted(Printable.text(file.toString()), line, e.getMessage()),
          e);
    }
  }

  /** Fields that nobody knows are left out; a value of another type is never bent into place. */
  private static JsonMapper strictMapper() {
    return JsonMapper.builder()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
        .withCoercionConfig(
            LogicalType.Textual,
            texts ->
                texts
                    .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Float, CoercionAction.Fail))
        .build();
  }
}

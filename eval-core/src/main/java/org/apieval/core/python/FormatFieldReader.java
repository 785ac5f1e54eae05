package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Verbatim;
import org.apieval.core.answer.MappedText;

/** Reads the replacement fields of f-strings. Stateless and thread-safe. */
final class FormatFieldReader {

  private static final int MAX_FIELD_DEPTH = 12; // f-strings inside fields inside f-strings

  private FormatFieldReader() {}

  /** The expression of a field; verbatim where it has a conversion or format, or is none. */
  static Expression read(MappedText text, FormatField field, CallCollector calls, int depth) {
    String written = text.text().substring(field.start(), field.close());
    Optional<Expression> value =
        calls.nesting() > MAX_FIELD_DEPTH
            ? Optional.empty()
            : ExpressionReader.read(text, field.start(), field.end(), calls.deeper());
    if (value.isEmpty()) {
      return new Verbatim(written, List.of());
    }
    String rest = text.text().substring(field.end(), field.close()).strip();
    if (rest.isEmpty()) {
      return value.get();
    }
    List<Expression> parts = new ArrayList<>();
    parts.add(value.get());
    field.nested().forEach(inner -> parts.add(read(text, inner, calls, depth)));
    return new Verbatim(value.get().toSource() + rest, parts);
  }
}

package org.apieval.core.report;

import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Comma-separated values as in RFC 4180: a header, line ends CR LF. Stateless and thread-safe. */
public final class Csv {

  /** First characters that make a spreadsheet take a text for a formula. */
  private static final String FORMULA_STARTS = "=+-@\t\r";

  private Csv() {}

  /**
   * The text.
   *
   * @param columns the header
   * @param rows cells by column; one that is missing is blank
   */
  public static String render(Collection<String> columns, List<Map<String, Object>> rows) {
    CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(true).setLineSeparator("\r\n");
    columns.forEach(schema::addColumn);
    StringWriter text = new StringWriter();
    try (CsvGenerator csv = new CsvFactory().createGenerator(text)) {
      csv.setSchema(schema.build());
      csv.enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING); // else long cells are quoted, too
      for (Map<String, Object> row : rows) {
        csv.writeStartArray();
        for (String column : columns) {
          csv.writeString(cell(row.getOrDefault(column, "")));
        }
        csv.writeEndArray();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.toString();
  }

  /** The text, with an apostrophe before it where a spreadsheet would run it. */
  private static String cell(Object value) {
    String text = value.toString();
    boolean formula =
        value instanceof String && !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return formula ? "'" + text : text;
  }
}

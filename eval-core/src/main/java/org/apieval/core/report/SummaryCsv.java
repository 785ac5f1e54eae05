package org.apieval.core.report;

import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;
import org.jspecify.annotations.Nullable;

/**
 * Comma-separated values as in RFC 4180: a header, one line a file and scorer, line ends CR LF.
 * Each rate has its value and its numerator ({@code _count}); the denominator of all is {@code n}.
 * What a scorer does not measure is blank. Stateless and thread-safe.
 */
public final class SummaryCsv implements SummaryFormat {

  /** First characters that make a spreadsheet take a text for a formula. */
  private static final String FORMULA_STARTS = "=+-@\t\r";

  private static final Set<String> COUNTS = Summary.empty("", ScorerId.AST).counts().keySet();

  @Override
  public String render(List<Summary> summaries) {
    StringWriter text = new StringWriter();
    try (CsvGenerator csv = new CsvFactory().createGenerator(text)) {
      csv.setSchema(schema());
      csv.enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING); // else long cells are quoted, too
      for (Summary summary : summaries) {
        csv.writeStartArray();
        for (Object cell : cells(summary).values()) {
          csv.writeString(cell.toString());
        }
        csv.writeEndArray();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.toString();
  }

  private static CsvSchema schema() {
    CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(true).setLineSeparator("\r\n");
    cells(Summary.empty("", ScorerId.AST)).keySet().forEach(schema::addColumn);
    return schema.build();
  }

  private static Map<String, Object> cells(Summary summary) {
    Map<String, Object> cells = new LinkedHashMap<>();
    cells.put("hub", harmless(summary.hub()));
    cells.put("answers", harmless(summary.answers()));
    cells.put("scorer", summary.scorer().id());
    cells.put("n", summary.n());
    for (Metric metric : Metric.values()) {
      Rate rate = metric.of(summary);
      boolean measured = metric.isMeasuredBy(summary.scorer());
      cells.put(metric.id(), measured ? Numbers.decimal(rate.value()) : "");
      cells.put(metric.id() + "_low", measured ? Numbers.decimal(rate.interval().low()) : "");
      cells.put(metric.id() + "_high", measured ? Numbers.decimal(rate.interval().high()) : "");
      cells.put(metric.id() + "_count", measured ? rate.numerator() : "");
    }
    Map<String, Long> counts = summary.counts();
    COUNTS.forEach(name -> cells.put(name, known(counts.get(name))));
    for (HallucinationKind kind : HallucinationKind.values()) {
      cells.put(kind.id(), known(summary.kinds().get(kind)));
    }
    return cells;
  }

  private static Object known(@Nullable Long count) {
    return count == null ? "" : count;
  }

  /** The text, with an apostrophe before it where a spreadsheet would run it. */
  private static String harmless(String text) {
    boolean formula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return formula ? "'" + text : text;
  }
}

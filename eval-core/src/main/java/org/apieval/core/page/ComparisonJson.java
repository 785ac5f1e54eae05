package org.apieval.core.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apieval.core.compare.Comparison;
import org.apieval.core.compare.PairedTest;

/**
 * A comparison of two runs of a report. Which questions changed, the page finds itself.
 *
 * @param comparison what is to be said
 * @param first the first run's number
 * @param second the second run's number
 */
record ComparisonJson(Comparison comparison, int first, int second) {

  void write(JsonGenerator json) throws IOException {
    PairedTest test = comparison.test();
    PairedTest.Interval interval = test.interval();
    json.writeStartObject();
    json.writeNumberField("a", first);
    json.writeNumberField("b", second);
    json.writeNumberField("n", test.n());
    json.writeNumberField("correctA", comparison.pairing().first().numerator());
    json.writeNumberField("correctB", comparison.pairing().second().numerator());
    json.writeNumberField("difference", test.difference());
    json.writeNumberField("low", interval.low());
    json.writeNumberField("high", interval.high());
    json.writeNumberField("adjusted", comparison.adjusted());
    json.writeStringField("conclusion", comparison.conclusion().id());
    json.writeNumberField("gained", test.gained());
    json.writeNumberField("lost", test.lost());
    json.writeNumberField("unscored", comparison.pairing().unscored());
    json.writeNumberField("apart", comparison.pairing().apart());
    json.writeEndObject();
  }
}

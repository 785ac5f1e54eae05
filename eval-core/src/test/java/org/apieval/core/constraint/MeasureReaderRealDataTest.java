package org.apieval.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read from the published catalogues, where they are at hand. */
class MeasureReaderRealDataTest {

  @Test
  void readsFromEveryTorchHubEntryWhatAPersonReads() throws IOException {
    List<String> read = new ArrayList<>();
    for (EntryMeasures entry : entries("torchhub")) {
      String line = (entry.line() + 1) + " | ";
      entry.measures().forEach(measure -> read.add(line + text(measure)));
      if (!entry.unread().isEmpty()) {
        read.add(line + "not read");
      }
      if (!entry.statesFigures()) {
        read.add(line + "no figure");
      }
    }

    assertThat(read).isEqualTo(golden());
  }

  @ParameterizedTest
  @CsvSource({"torchhub, 73, 68", "tensorflowhub, 504, 435", "huggingface, 456, 344"})
  void readsMostEntriesThatStateFigures(String hub, int stating, int readable) {
    List<EntryMeasures> entries = entries(hub);

    assertThat(entries.stream().filter(EntryMeasures::statesFigures)).hasSize(stating);
    assertThat(entries.stream().filter(entry -> !entry.measures().isEmpty())).hasSize(readable);
  }

  private static String text(Measure measure) {
    Measure.Quantity quantity = measure.quantity();
    return String.join(
            " | ",
            quantity.dataset().orElse("-"),
            quantity.metric(),
            measure.value().toPlainString(),
            quantity.unit().isEmpty() ? "-" : quantity.unit(),
            quantity.direction().id())
        + (quantity.part().isEmpty() ? "" : " | part")
        + (measure.converted() ? " | converted" : "");
  }

  private static List<EntryMeasures> entries(String hub) {
    assumeThat(GorillaHome.find()).isPresent();
    Path catalogue = GorillaCheckout.at(GorillaHome.find().orElseThrow()).catalogue(hub);
    MeasureReader reader = new MeasureReader();
    return DataSource.of(catalogue).catalogue().items().stream().map(reader::read).toList();
  }

  private static List<String> golden() throws IOException {
    try (var in = MeasureReaderRealDataTest.class.getResourceAsStream("torchhub-measures.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.replaceFirst("not read .*", "not read"))
          .toList();
    }
  }
}

package org.apieval.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricNamesTest {

  private final MetricNames names = new MetricNames(MetricTable.read());

  @Test
  void everyMetricIsFoundByItsStandardName() {
    Quantities quantities = new Quantities();

    for (MetricType type : MetricTable.read()) {
      String name = type.name().replace("{k}", "7");
      Measure.Quantity quantity = quantities.of(name, "", "").orElseThrow();
      assertThat(quantity.metric()).isEqualTo(name);
      if (!type.complement()) {
        assertThat(quantity.direction()).as(name).isEqualTo(type.direction());
        assertThat(quantity.unit()).as(name).isEqualTo(type.scale().unit());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Top-1 Acc., top-1 accuracy, '', ''",
    "top5_error, top-5 accuracy, '', ''",
    "eval_rougeLsum, ROUGE-Lsum, '', eval",
    "Drivable mIoU (%), mIoU, %, Drivable",
    "Params (M), parameters, M, ''",
    "inference_time_ms, latency, ms, ''",
    "DER%, diarization error rate, %, ''",
    "mAPval0.5:0.95, mAP@0.5:0.95, '', val",
    "mAP50-95, mAP@0.5:0.95, '', ''",
    "box_AP75, AP@0.75, '', box",
    "MRR@10, MRR@10, '', ''",
    "matched_accuracy, accuracy, '', matched",
    "mean success, success rate, '', ''",
    "word error rate, word error rate, '', ''",
  })
  void namesAreTakenApart(String text, String metric, String unit, String rest) {
    NamedMetric found = names.find(text).orElseThrow();

    assertThat(found.name(found.typeOf(Optional.empty()))).isEqualTo(metric);
    assertThat(found.unit()).isEqualTo(unit);
    assertThat(found.rest()).isEqualTo(rest);
  }

  @Test
  void partsOfWordsAndWordsInBracketsAreNoMetrics() {
    for (String text : List.of("mapping", "accurate", "ANLI (r2) validation set", "blossom", "")) {
      assertThat(names.find(text)).as(text).isEmpty();
    }
  }
}

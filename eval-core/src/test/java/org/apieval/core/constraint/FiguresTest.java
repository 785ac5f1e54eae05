package org.apieval.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FiguresTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "80.4% ~ 80.4 %",
        "80,4 % ~ 80.4 %",
        "0,804 ~ 0.804",
        "-336.89 +/- 406.36 ~ -336.89",
        "1,234,567 ~ 1234567",
        "1.5e-3 ~ 0.0015",
        ".5 ~ 0.5",
        "25.6M ~ 25.6 M",
        "5.3 million ~ 5.3 M",
        "1.3 B ~ 1.3 B",
        "4.1 GFLOPs ~ 4.1 GFLOPs",
        "300 MMACs ~ 300 MMACs",
        "12 ms ~ 12 ms",
        "41 fps ~ 41 /s",
        "22.4 dB ~ 22.4 dB",
        "75 percent ~ 75 %",
        "70.8-71.7% ~ 70.8 % RANGE",
        "70 to 71 ~ 70 RANGE",
        ">= 0.8 ~ 0.8 BOUND",
        "80%+ ~ 80 % BOUND",
        "+2.8% ~ 2.8 % DIFFERENCE",
        "Top-1: 80.3%, Top-5: 95.1% ~ 80.3 %, 95.1 %",
      })
  void areFoundWithTheirUnits(String text, String expected) {
    assertThat(shown(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ResNet-50",
        "224x224",
        "v1.5",
        "top-5",
        "mAP@0.5:0.95",
        "mAP@[.5:.95]",
        "ImageNet-1k",
        "16kHz",
        "2019/07",
        "F1",
        "3D",
        "10^6",
        "$5",
        "#3",
        "1.2.3",
        "5-shot",
        "1.5x faster",
        ""
      })
  void areNotFoundInNames(String text) {
    assertThat(Figures.in(text)).isEmpty();
  }

  @Property
  void anyTextIsTaken(@ForAll String text) {
    Figures.in(text).forEach(found -> assertThat(found.start()).isLessThan(found.end()));
  }

  private static String shown(String text) {
    return Figures.in(text).stream()
        .map(
            found ->
                found.figure().number().toPlainString()
                    + (found.figure().unit().isEmpty() ? "" : " " + found.figure().unit())
                    + (found.kind() == Figures.Kind.EXACT ? "" : " " + found.kind()))
        .collect(Collectors.joining(", "));
  }
}

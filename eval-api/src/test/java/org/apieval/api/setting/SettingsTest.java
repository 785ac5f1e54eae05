package org.apieval.api.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

  @Test
  void unknownSettingIsNamedWithThoseThereAre() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Settings.of(Map.of("feilds", "x"), "kind", "fields"))
        .withMessage("has no setting \"feilds\"; there is: fields, kind");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Settings.of(Map.of("a", "")))
        .withMessage("has no setting \"a\"; it has none");
  }

  @Test
  void blankCountsAsNotGiven() {
    Settings settings = Settings.of(Map.of("a", "  ", "b", " x "), "a", "b", "c");

    assertThat(settings.text("a")).isEmpty();
    assertThat(settings.text("b")).contains("x");
    assertThat(settings.text("c")).isEmpty();
  }

  @Test
  void listIsWhatCommasSeparate() {
    Settings settings = Settings.of(Map.of("a", " x , ,y+z", "b", ","), "a", "b", "c");

    assertThat(settings.list("a")).containsExactly("x", "y+z");
    assertThat(settings.list("b")).isEmpty();
    assertThat(settings.list("c")).isEmpty();
  }
}

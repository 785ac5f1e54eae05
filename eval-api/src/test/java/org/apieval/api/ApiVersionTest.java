package org.apieval.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ApiVersionTest {

  @Property
  void aVersionIsReadAsItIsWritten(
      @ForAll @IntRange(min = 1, max = 999_999) int major,
      @ForAll @IntRange(max = 999_999) int minor) {
    ApiVersion version = new ApiVersion(major, minor);

    assertThat(ApiVersion.parse(" " + version + "\n")).isEqualTo(version);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "1.", "1.0.0", "v1.0", "0.9", "1.-1", "01.0", "1.99999999999"})
  void anythingElseIsNoVersion(String text) {
    assertThatThrownBy(() -> ApiVersion.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(": " + text);
  }

  @ParameterizedTest
  @CsvSource({
    "2.3, 2.3, true",
    "2.3, 2.0, true",
    "2.3, 2.4, false",
    "2.3, 1.3, false",
    "2.3, 3.0, false"
  })
  void aVersionSupportsItsOwnMajorUpToItsMinor(String own, String wanted, boolean supported) {
    assertThat(ApiVersion.parse(own).supports(ApiVersion.parse(wanted))).isEqualTo(supported);
  }

  @Test
  void theBuildComparesWithTheSameVersion() {
    assertThat(System.getProperty("apieval.api.version"))
        .as("api.version of eval-api/pom.xml")
        .isEqualTo(ApiVersion.current().toString());
  }
}

package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private final RetryAfter retryAfter = new RetryAfter(InstantSource.fixed(Fixture.NOW));

  @ParameterizedTest
  @CsvSource({
    "retry-after, 0, PT0S",
    "retry-after, ' 30 ', PT30S",
    "Retry-After, 1.25, PT1.25S",
    "retry-after, 999999999999, PT24H",
    "retry-after, 'Mon, 30 Nov 2026 12:01:00 GMT', PT1M",
    "retry-after, 'Mon, 30 Nov 2026 11:00:00 GMT', PT0S",
    "retry-after-ms, 250, PT0.25S",
    "x-ratelimit-reset-requests, 1s, PT1S",
    "x-ratelimit-reset-requests, 20ms, PT0.02S",
    "x-ratelimit-reset-tokens, 6m0s, PT6M",
    "x-ratelimit-reset-tokens, 1h2m3.5s, PT1H2M3.5S",
    "x-ratelimit-reset-tokens, 2d1ms, PT24H",
  })
  void readsWhatServersSay(String header, String value, Duration wait) {
    assertThat(in(Map.of(header, value))).isEqualTo(wait);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "soon", "-1", "1e9", "NaN", "Mon, 30 Nov", "1s2h", "0x10", "1700000000000000"})
  void whatCannotBeReadIsNotSaid(String value) {
    assertThat(
            in(
                Map.of(
                    "retry-after", value,
                    "retry-after-ms", value,
                    "x-ratelimit-reset-tokens", value)))
        .isNull();
  }

  @Test
  void whatIsMeantForRetriesComesBeforeWhatTellsOfLimits() {
    Map<String, String> all =
        new TreeMap<>(
            Map.of(
                "retry-after-ms", "1",
                "retry-after", "2",
                "x-ratelimit-reset-requests", "3s",
                "x-ratelimit-reset-tokens", "4s"));

    assertThat(in(all)).isEqualTo(Duration.ofMillis(1));
    all.remove("retry-after-ms");
    assertThat(in(all)).isEqualTo(Duration.ofSeconds(2));
    all.remove("retry-after");
    assertThat(in(all)).isEqualTo(Duration.ofSeconds(4));
  }

  @Property
  void anyTextGivesATimeFromNothingToADayOrNone(@ForAll String value) {
    for (String name : List.of("retry-after", "retry-after-ms", "x-ratelimit-reset-tokens")) {
      Duration wait = in(Map.of(name, value));
      if (wait != null) {
        assertThat(wait).isBetween(Duration.ZERO, Duration.ofDays(1));
      }
    }
  }

  private @Nullable Duration in(Map<String, String> headers) {
    Map<String, List<String>> lists = new TreeMap<>();
    headers.forEach((name, value) -> lists.put(name, List.of(value)));
    return retryAfter
        .in(HttpHeaders.of(lists, (name, value) -> true), MissingNode.getInstance())
        .orElse(null);
  }
}

package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how long a server asks to wait. The first of these that it says counts: {@code
 * retry-after-ms}, {@code Retry-After} in seconds or as a date, a {@code retryDelay} in the body,
 * the later of the times at which the limits of requests and of tokens are whole again. Stateless
 * and thread-safe.
 */
final class RetryAfter {

  /** Whatever is said, nobody waits for longer. */
  private static final Duration LONGEST = Duration.ofDays(1);

  private static final Pattern SECONDS = Pattern.compile("\\d{1,12}(?:\\.\\d{1,12})?");

  /** As in {@code 1h2m3.5s} and {@code 20ms}. */
  private static final Pattern SPAN =
      Pattern.compile(
          "(?:(\\d{1,9})d)?(?:(\\d{1,9})h)?(?:(\\d{1,9})m(?!s))?"
              + "(?:(\\d{1,9}(?:\\.\\d{1,12})?)s)?(?:(\\d{1,9}(?:\\.\\d{1,12})?)ms)?");

  private final InstantSource clock;

  RetryAfter(InstantSource clock) {
    this.clock = clock;
  }

  /** The time to wait, 0 and up; empty where the server does not say. */
  Optional<Duration> in(HttpHeaders headers, JsonNode body) {
    return headers
        .firstValue("retry-after-ms")
        .flatMap(RetryAfter::milliseconds)
        .or(() -> headers.firstValue("retry-after").map(String::strip).flatMap(this::header))
        .or(() -> delayIn(body))
        .or(
            () ->
                Stream.of("x-ratelimit-reset-requests", "x-ratelimit-reset-tokens")
                    .flatMap(name -> headers.firstValue(name).stream())
                    .flatMap(value -> span(value).stream())
                    .max(Comparator.naturalOrder()))
        .map(time -> time.compareTo(LONGEST) > 0 ? LONGEST : time);
  }

  private static Optional<Duration> milliseconds(String value) {
    return seconds(value.strip()).map(time -> time.dividedBy(1000));
  }

  private Optional<Duration> header(String value) {
    return seconds(value).or(() -> date(value));
  }

  private static Optional<Duration> seconds(String value) {
    return SECONDS.matcher(value).matches() ? Optional.of(duration(value, 9)) : Optional.empty();
  }

  private Optional<Duration> date(String value) {
    try {
      Duration left =
          Duration.between(
              clock.instant(),
              ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
      return Optional.of(left.isNegative() ? Duration.ZERO : left);
    } catch (DateTimeException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  /** Google's way. */
  private static Optional<Duration> delayIn(JsonNode body) {
    return StreamSupport.stream(body.at("/error/details").spliterator(), false)
        .flatMap(detail -> Json.text(detail, "/retryDelay").stream())
        .flatMap(value -> span(value).stream())
        .findFirst();
  }

  private static Optional<Duration> span(String value) {
    Matcher span = SPAN.matcher(value.strip());
    if (value.isBlank() || !span.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        Duration.ofDays(whole(span.group(1)))
            .plusHours(whole(span.group(2)))
            .plusMinutes(whole(span.group(3)))
            .plus(part(span.group(4), 9))
            .plus(part(span.group(5), 6)));
  }

  private static long whole(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private static Duration part(@Nullable String digits, int shift) {
    return digits == null ? Duration.ZERO : duration(digits, shift);
  }

  /** A number of which 1 is 10 to the power of {@code shift} nanoseconds. */
  private static Duration duration(String number, int shift) {
    BigDecimal nanos = new BigDecimal(number).movePointRight(shift);
    BigDecimal longest = BigDecimal.valueOf(LONGEST.toNanos());
    return Duration.ofNanos(nanos.min(longest).longValue());
  }
}

package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerSettingsTest {

  private static final Provider OPEN_AI = new OpenAiProtocol().provider();

  @Test
  void withoutSettingsTheServerIsTheMakersOwn() {
    ServerSettings settings = read(Map.of());

    assertThat(settings.baseUrl()).hasToString("https://api.openai.com/v1");
    assertThat(settings.timeout()).isEqualTo(Duration.ofSeconds(60));
    assertThat(settings.body()).isEmpty();
    assertThat(settings.seed()).isEmpty();
    assertThat(settings.key().orElseThrow().secret()).isEqualTo(Fixture.KEY);
    assertThat(settings.toString()).doesNotContain(Fixture.KEY);
  }

  @Test
  void readsAllSettings() {
    ServerSettings settings =
        read(
            Map.of(
                "base-url", " http://[::1]:8000/v1// ",
                "timeout", "0.25",
                "seed", "-3",
                "body", "{\"a\": {\"b\": 1}}"));

    assertThat(settings.baseUrl()).hasToString("http://[::1]:8000/v1");
    assertThat(settings.timeout()).isEqualTo(Duration.ofMillis(250));
    assertThat(settings.seed()).hasValue(-3);
    assertThat(settings.body()).hasToString("{\"a\":{\"b\":1}}");
  }

  @Test
  void aVariableThatIsNamedMustHoldAKey() {
    assertThatThrownBy(() -> read(Map.of("base-url", "http://host/v1", "key-env", "NOT_SET")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("has no key: set the environment variable NOT_SET");
  }

  @ParameterizedTest
  @CsvSource({
    "base-url, localhost:8000, must be an address such as http://localhost:8000/v1",
    "base-url, /v1, must be an address such as http://localhost:8000/v1",
    "base-url, ftp://host/v1, must be an address such as http://localhost:8000/v1",
    "base-url, http://, is no address",
    "base-url, http://a b/, is no address",
    "base-url, 'http://user:hunter2@host/', 'must not hold a user, a password or a query'",
    "base-url, http://host/?key=hunter2, 'must not hold a user, a password or a query'",
    "timeout, 0, must be a number of seconds above 0 and up to a day",
    "timeout, -1, must be a number of seconds above 0 and up to a day",
    "timeout, 1m, must be a number of seconds above 0 and up to a day",
    "timeout, 1e99, must be a number of seconds above 0 and up to a day",
    "timeout, NaN, must be a number of seconds above 0 and up to a day",
    "seed, 1.5, must be a whole number",
    "body, hunter2, must be a JSON object",
    "body, '[1]', must be a JSON object",
    "body, '{\"a\":1} x', must be a JSON object",
    "body, '{\"stream\":true}', 'must not hold the field \"stream\"'",
    "body, '{\"messages\":[]}', 'must not hold the field \"messages\"'",
  })
  void saysWhichSettingIsWrongAndShowsNoSecret(String name, String value, String problem) {
    assertThatThrownBy(() -> read(Map.of(name, value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("setting \"%s\" %s".formatted(name, problem))
        .satisfies(failure -> assertThat(Fixture.trace(failure)).doesNotContain("hunter2"));
  }

  @Property
  void anyTextIsReadOrRefusedByName(@ForAll @StringLength(max = 40) String value) {
    for (String name : new String[] {"base-url", "timeout", "seed", "body", "key-env"}) {
      try {
        ServerSettings settings = read(Map.of(name, value));
        assertThat(settings.timeout()).isPositive();
        assertThat(Host.of(settings.baseUrl())).isNotBlank();
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageMatching("(?s)setting \"" + name + "\" .*|has no key: .*");
      }
    }
  }

  private static ServerSettings read(Map<String, String> given) {
    return ServerSettings.of(OPEN_AI, given, Fixture.surroundings());
  }
}

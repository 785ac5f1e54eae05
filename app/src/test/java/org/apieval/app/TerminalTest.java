package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class TerminalTest {

  @Test
  void withoutTheLauncherThereIsNoTerminal() {
    assertThat(Terminal.of(Map.of(), new Properties())).isEqualTo(Terminal.none());
  }

  @Test
  void colourIsForTerminalsOnly() {
    assertThat(terminal(Map.of(), "true").coloursOut()).isTrue();
    assertThat(terminal(Map.of(), "false").coloursOut()).isFalse();
  }

  @Test
  void anyValueOfNoColorSwitchesColoursOffButAnEmptyOneDoesNot() {
    assertThat(terminal(Map.of("NO_COLOR", "1"), "true").coloursOut()).isFalse();
    assertThat(terminal(Map.of("NO_COLOR", ""), "true").coloursOut()).isTrue();
  }

  @Test
  void aDumbTerminalGetsNeitherColoursNorAnimation() {
    assertThat(terminal(Map.of("TERM", "dumb"), "true").coloursOut()).isFalse();
    assertThat(terminal(Map.of("TERM", "dumb"), "true").canAnimate()).isFalse();
    assertThat(terminal(Map.of("TERM", "xterm"), "true").canAnimate()).isTrue();
  }

  @Test
  void aWidthThatIsNoNumberIsNotKnown() {
    Properties properties = new Properties();
    assertThat(Terminal.of(Map.of(), properties).width()).isZero();
    properties.setProperty("apieval.terminal.width", "wide");
    assertThat(Terminal.of(Map.of(), properties).width()).isZero();
    properties.setProperty("apieval.terminal.width", "132");
    assertThat(Terminal.of(Map.of(), properties).width()).isEqualTo(132);
  }

  private static Terminal terminal(Map<String, String> environment, String isTerminal) {
    Properties properties = new Properties();
    properties.setProperty("apieval.stdout.terminal", isTerminal);
    properties.setProperty("apieval.stderr.terminal", isTerminal);
    return Terminal.of(environment, properties);
  }
}

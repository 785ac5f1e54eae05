package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineAndColumnTest {

  /** The text has {@code /n}, {@code /r} and {@code /t} for control characters. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "f(1), 1, 0",
        "x = f(1), 1, 4",
        "a/nb/n  f(1), 3, 2",
        "a/r/nf(1), 2, 0",
        "a/rf(1), 2, 0",
        "a/n/r/nf(1), 3, 0",
        "/t/tf(1), 1, 2",
        "é = f(1), 1, 4",
        "'🤗' + f(1), 1, 6",
        "'🤗🤗'/n'🤗'; f(1), 2, 5",
        "'''/n🤗''' + f(1), 2, 7",
      })
  void countLinesFromOneAndColumnsInCharactersFromZero(String written, int line, int column) {
    String text = written.replace("/n", "\n").replace("/r", "\r").replace("/t", "\t");
    int offset = Found.inPython(text).get(0).span().start();
    SourcePositions positions = new SourcePositions(text);

    assertThat(positions.line(offset)).isEqualTo(line);
    assertThat(positions.column(offset)).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({"'', 0, 1, 0", "ab, 2, 1, 2", "ab/n, 3, 2, 0"})
  void knowTheEndOfTheText(String written, int offset, int line, int column) {
    SourcePositions positions = new SourcePositions(written.replace("/n", "\n"));

    assertThat(positions.line(offset)).isEqualTo(line);
    assertThat(positions.column(offset)).isEqualTo(column);
  }
}

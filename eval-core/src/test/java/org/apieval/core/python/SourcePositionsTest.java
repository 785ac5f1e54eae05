package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourcePositionsTest {

  @Test
  void countsLinesFromOneAndColumnsFromZero() {
    SourcePositions positions = new SourcePositions("ab\nc\r\nd\re\n\nf");

    assertThat(positions.line(0)).isEqualTo(1);
    assertThat(positions.column(1)).isEqualTo(1);
    assertThat(positions.line(3)).isEqualTo(2);
    assertThat(positions.line(6)).isEqualTo(3);
    assertThat(positions.line(8)).isEqualTo(4);
    assertThat(positions.line(11)).isEqualTo(6);
    assertThat(positions.column(11)).isZero();
  }

  @Test
  void columnsAreCodePoints() {
    assertThat(new SourcePositions("é\ud83d\ude00x").column(3)).isEqualTo(2);
  }

  @Test
  void manyLinesAreFound() {
    SourcePositions positions = new SourcePositions("\n".repeat(100));

    assertThat(positions.line(100)).isEqualTo(101);
    assertThat(positions.column(100)).isZero();
  }
}

package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines or one array: which of the two a file is, and what is left of a broken one. */
class JsonRowsTest {

  @Test
  void linesAreCountedAcrossBlankOnes() {
    assertThat(shape("{}\n\n  \n{}\nx")).containsExactly("0 good", "3 good", "4 broken");
  }

  @Test
  void anArrayMayBeSpreadOverLinesOrNot() {
    assertThat(shape("[{},{}]")).containsExactly("0 good", "1 good");
    assertThat(shape(" [\n {\n},\n {}\n]\n")).containsExactly("0 good", "1 good");
  }

  @Test
  void aBrokenArrayKeepsWhatStandsBefore() {
    assertThat(shape("[\n{},\n{},\n{x}\n]")).containsExactly("0 good", "1 good", "2 broken");
    assertThat(shape("[{},{},{")).containsExactly("0 good", "1 good", "2 broken");
  }

  @Test
  void aLineThatIsAListDoesNotMakeTheFileAnArray() {
    assertThat(shape("[1]\n{}")).containsExactly("0 broken", "1 good");
    assertThat(shape("[{}]\n{}")).containsExactly("0 broken", "1 good");
    assertThat(shape("[{},{\n{}\n{}")).containsExactly("0 broken", "1 good", "2 good");
  }

  @Test
  void ofTwoEqualFieldsTheLastCounts() {
    JsonRows.Entry entry = JsonRows.read("{\"a\": 1, \"a\": 2}").get(0);

    assertThat(((JsonRows.Good) entry).row().fields()).containsEntry("a", 2);
  }

  private static List<String> shape(String text) {
    return JsonRows.read(text).stream()
        .map(entry -> entry.line() + (entry instanceof JsonRows.Good ? " good" : " broken"))
        .toList();
  }
}

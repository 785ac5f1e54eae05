package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AnswerNamesTest {

  @Test
  void aFileIsCalledByItsName() {
    assertThat(names("runs/a.jsonl", "b.jsonl")).containsExactly("a.jsonl", "b.jsonl");
  }

  @Test
  void filesOfOneNameAreToldApartByTheirFolders() {
    assertThat(names("x/run/a.jsonl", "y/run/a.jsonl", "b.jsonl"))
        .containsExactly("x/run/a.jsonl", "y/run/a.jsonl", "b.jsonl");
    assertThat(names("/a.jsonl", "/c/d/a.jsonl")).containsExactly("/a.jsonl", "d/a.jsonl");
  }

  @Test
  void aFileGivenTwiceIsThereOnce() {
    assertThat(AnswerNames.of(List.of(Path.of("a.jsonl"), Path.of("./x/../a.jsonl"))))
        .containsExactly(Map.entry(Path.of("a.jsonl"), "a.jsonl"));
  }

  private static Iterable<String> names(String... files) {
    return AnswerNames.of(Arrays.stream(files).map(Path::of).toList()).values();
  }
}

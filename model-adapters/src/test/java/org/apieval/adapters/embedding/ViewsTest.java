package org.apieval.adapters.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.api.Test;

class ViewsTest {

  private static final ApiRecord ROW =
      new ApiRecord(0, "", "", Map.of("domain", "Video", "description", "A net.", "note", " "));

  @Test
  void textIsOneFieldOrSeveral() {
    assertThat(Views.parse(List.of("description", "domain + description")).of(ROW))
        .containsExactly("A net.", "Video. A net.");
  }

  @Test
  void fieldsThatSayNothingAreLeftOutAndEqualTextsCountOnce() {
    assertThat(Views.parse(List.of("domain+note+nowhere", "domain", "note")).of(ROW))
        .containsExactly("Video");
  }

  @Test
  void withoutAChoiceSeveralTextsStandForADocument() {
    ApiRecord row =
        new ApiRecord(0, "", "", Map.of("domain", "A", "functionality", "B", "description", "C"));

    assertThat(Views.parse(List.of()).of(row)).containsExactly("A. B. C", "A. B", "B. C");
  }
}

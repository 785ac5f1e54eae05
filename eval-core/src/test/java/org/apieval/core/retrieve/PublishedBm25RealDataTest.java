package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.own.GorillaHome;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documents that the published prompts were given, where they are at hand. */
class PublishedBm25RealDataTest {

  private final JsonMapper json = new JsonMapper();

  @ParameterizedTest
  @CsvSource({"torchhub, 186, 186", "tensorflowhub, 685, 685", "huggingface, 904, 892"})
  void recordedDocumentIsFirstOrTiedForFirst(String hub, int prompts, int least) throws Exception {
    List<ApiRecord> catalogue = DataSource.of(gorilla().catalogue(hub)).catalogue().items();
    Retriever bm25 = new PublishedBm25().create(catalogue, Map.of());
    List<Prompt> recorded = prompts(hub, "bm25").items();
    int right = 0;
    for (Prompt prompt : recorded) {
      List<ScoredDocument> found = bm25.retrieve(question(prompt), catalogue.size());
      double best = found.get(0).score();
      String document = RecordedDocument.pageContent(prompt.text()).orElseThrow();
      String call = RecordedDocument.of(prompt).orElseThrow().apiCall();
      if (found.stream()
          .takeWhile(one -> one.score() == best)
          .anyMatch(one -> PythonRepr.of(withCall(one.document(), call)).equals(document))) {
        right++;
      }
    }

    assertThat(recorded).hasSize(prompts);
    assertThat(right).isGreaterThanOrEqualTo(least);
  }

  @Test
  void goldDocumentIsWrittenAsThePublishedPromptsHaveIt() {
    for (String hub : List.of("torchhub", "tensorflowhub", "huggingface")) {
      List<Prompt> recorded = prompts(hub, "oracle").items();
      for (Prompt prompt : recorded) {
        Map<String, Object> fields = DocumentPrompt.jsonDocuments(prompt.text()).get(0).fields();
        String written = DocumentText.of(new ApiRecord(0, "", "", fields));

        // Most of the published ones have a bracket too many.
        assertThat(DocumentPrompt.documents(prompt.text()).orElseThrow())
            .startsWith(written)
            .hasSizeBetween(written.length(), written.length() + 1);
      }
    }
  }

  /** The row as it was: some calls of the catalogue were changed since, and nothing else. */
  private static Map<String, Object> withCall(ApiRecord row, String call) {
    Map<String, Object> fields = new LinkedHashMap<>(row.fields());
    fields.put("api_call", call);
    return fields;
  }

  /** The question as it was before it was written as JSON: the inverse of what bm25 does to it. */
  private String question(Prompt prompt) throws Exception {
    String asked = DocumentPrompt.question(prompt.text());
    String line = json.readValue('"' + asked.stripTrailing().substring(1) + '"', String.class);
    assertThat(asked).startsWith(" ");
    assertThat(line).endsWith("\n");
    return line.substring(0, line.length() - 1);
  }

  private static DataFile<Prompt> prompts(String hub, String retriever) {
    String name = "questions_%s_%s.jsonl".formatted(hub, retriever);
    Path file =
        gorilla().prompts(hub).stream()
            .filter(path -> path.getFileName().toString().equals(name))
            .findFirst()
            .orElseThrow();
    return DataSource.of(file).prompts();
  }

  private static GorillaCheckout gorilla() {
    assumeThat(GorillaHome.find()).as("the published data").isPresent();
    return GorillaCheckout.at(GorillaHome.find().orElseThrow());
  }
}

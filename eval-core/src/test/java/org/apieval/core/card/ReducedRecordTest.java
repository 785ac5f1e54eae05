package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.api.Test;

class ReducedRecordTest {

  /** A zoo whose cards say the repository in their metadata. */
  private record TellingZoo(ZooHub zoo) implements HubRules {

    @Override
    public String id() {
      return zoo.id();
    }

    @Override
    public List<ApiKey> referenceKeys(org.apieval.api.call.Call reference) {
      return zoo.referenceKeys(reference);
    }

    @Override
    public List<ApiKey> candidateKeys(org.apieval.api.call.Call candidate) {
      return zoo.candidateKeys(candidate);
    }

    @Override
    public Map<String, String> recordOfCard(
        Optional<String> modelId, Map<String, Object> metadata) {
      return Map.of("api_call", "zoo.load('zoo/cats')");
    }
  }

  @Test
  void metadataAndCodeGiveARecord() throws CardException {
    ApiRecord record =
        only(
            """
            ---
            pipeline_tag: image-classification
            library_name: zoolib
            license: mit
            summary: Knows cats.
            model-index:
              - results:
                  - dataset: {name: Cats}
                    metrics:
                      - {type: accuracy, value: 0.9}
                  - dataset: {name: Dogs}
                    metrics:
                      - {name: Top-1, value: 12.5}
            ---
            # Lion

            ```python
            cat = zoo.load('zoo/cats', 'lion', size=3)
            ```
            """,
            new ZooHub());

    assertThat(record.fields())
        .containsEntry("domain", "Image Classification")
        .containsEntry("framework", "zoolib")
        .containsEntry("functionality", "Image Classification")
        .containsEntry("api_name", "lion")
        .containsEntry("api_call", "zoo.load('zoo/cats', 'lion', size=3)")
        .containsEntry("api_arguments", Map.of("size", "3"))
        .containsEntry("python_environment_requirements", List.of("zoolib"))
        .containsEntry("example_code", "cat = zoo.load('zoo/cats', 'lion', size=3)")
        .containsEntry(
            "performance",
            List.of(
                Map.of("dataset", "Cats", "accuracy", 0.9),
                Map.of("dataset", "Dogs", "Top-1", 12.5)))
        .containsEntry("description", "Knows cats.")
        .containsEntry("license", "mit");
  }

  @Test
  void frontMatterAloneIsEnough() throws CardException {
    ApiRecord record =
        only(
            "---\ntags: [vision]\ntitle: zoo/cats\nsummary: All cats.\n---\n",
            new TellingZoo(new ZooHub()));

    assertThat(record.apiCall()).isEqualTo("zoo.load('zoo/cats')");
    assertThat(record.domain()).isEqualTo("Vision");
    assertThat(
            only("---\ntask: pet-naming\nrepo: zoo/cats\n---\n", new TellingZoo(new ZooHub()))
                .fields())
        .containsEntry("description", "Pet Naming");
  }

  @Test
  void codeThatSaysMoreThanTheMetadataCounts() throws CardException {
    ApiRecord record =
        only(
            "---\ntask: cats\n---\nAll.\n\n    zoo.load('zoo/dogs', 'pug')\n"
                + "    zoo.Layer('zoo/cats', 'lynx')\n    zoo.load('zoo/cats:v1', 'lion')\n",
            new TellingZoo(new ZooHub()));

    assertThat(record.apiCall()).isEqualTo("zoo.load('zoo/cats:v1', 'lion')");
  }

  @Test
  void aCardThatSaysTooLittleIsRejectedWithTheField() throws CardException {
    BuiltCatalogue built = build("# Lion\n\n    zoo.load('zoo/cats', 'lion')\n", new ZooHub());

    assertThat(built.rejected())
        .extracting(BuiltCatalogue.Rejected::reason)
        .containsExactly("field \"domain\" is missing");
  }

  private static ApiRecord only(String text, HubRules hub) throws CardException {
    BuiltCatalogue built = build(text, hub);
    assertThat(built.rejected()).isEmpty();
    return built.records().get(0);
  }

  private static BuiltCatalogue build(String text, HubRules hub) throws CardException {
    return new CatalogueBuilder(hub, Optional.empty())
        .fromCards(List.of(MarkdownCard.read("card.md", text)));
  }
}

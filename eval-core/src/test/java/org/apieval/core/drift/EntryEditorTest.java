package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.core.match.ReferenceReader;
import org.junit.jupiter.api.Test;

class EntryEditorTest {

  private static final ZooHub HUB = new ZooHub();

  private static final Edit RENAMED =
      new ValueEdit(HUB, Role.MODEL, animal -> Optional.of(animal.renamedBy("x")));

  @Test
  void whatRepeatsTheCallChangesWithItAndSentencesDoNot() {
    ApiRecord changed =
        edited(
                ZooHub.entry(
                    3,
                    "pet = zoo.load(place='a/b', animal='cat')",
                    Map.of(
                        "api_name",
                        "cat",
                        "api_arguments",
                        Map.of("animal", "cat", "list", List.of("cat", "dog")),
                        "example_code",
                        Arrays.asList(
                            "import zoo",
                            "cat = zoo.load('a/b', 'cat')  # a cat",
                            "show(zoo.load('a/b', 'dog'))",
                            null,
                            7),
                        "description",
                        "Loads a cat with zoo.load('a/b', 'cat').")),
                RENAMED)
            .orElseThrow();

    assertThat(changed.line()).isEqualTo(3);
    assertThat(changed.apiCall()).isEqualTo("pet = zoo.load(place='a/b', animal='cat_x')");
    assertThat(changed.fields())
        .containsEntry("api_call", changed.apiCall())
        .containsEntry("api_name", "cat_x")
        .containsEntry("api_arguments", Map.of("animal", "cat_x", "list", List.of("cat_x", "dog")))
        .containsEntry(
            "example_code",
            Arrays.asList(
                "import zoo",
                "cat = zoo.load('a/b', 'cat_x')  # a cat",
                "show(zoo.load('a/b', 'dog'))",
                null,
                7))
        .containsEntry("description", "Loads a cat with zoo.load('a/b', 'cat').");
  }

  @Test
  void namesOfArgumentsChangeTheirKeys() {
    ApiRecord changed =
        edited(
                ZooHub.entry(
                    0,
                    "zoo.load(place='a/b', animal='cat')",
                    Map.of("api_arguments", Map.of("place", "where it lives"))),
                new ArgumentEdit("place", "place_spec"))
            .orElseThrow();

    assertThat(changed.fields())
        .containsEntry("api_arguments", Map.of("place_spec", "where it lives"));
  }

  @Test
  void aCallThatWrapsTheApiKeepsItsOwnPart() {
    assertThat(
            edited(ZooHub.entry(0, "cage([zoo.load('a/b', 'cat')], bars=3)"), RENAMED)
                .map(ApiRecord::apiCall))
        .contains("cage([zoo.load('a/b', 'cat_x')], bars=3)");
  }

  @Test
  void whatAChangeDoesNotTouchIsNoChangedEntry() {
    assertThat(edited(ZooHub.entry(0, "zoo.load('a/b', animal)"), RENAMED)).isEmpty();
  }

  private static Optional<ApiRecord> edited(ApiRecord entry, Edit edit) {
    return new EntryEditor(HUB).edited(new ReferenceReader(HUB).read(entry), edit);
  }
}

package org.apieval.core.yamlhub;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apieval.core.dataset.CallCleaner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schema that editors use says what the reader says. */
class HubSchemaTest {

  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

  static Stream<Path> accepted() {
    return Stream.concat(
        HubFileGoldens.good(),
        Stream.of("apizoo.yaml", "torchhub.yaml", "tensorflowhub.yaml").map(HubFiles::example));
  }

  static Stream<Path> refused() {
    return HubFileGoldens.bad();
  }

  private static JsonNode schema() throws IOException {
    try (InputStream in = YamlHub.class.getResourceAsStream("hub.schema.json")) {
      return new ObjectMapper().readTree(in);
    }
  }

  private static List<Error> validate(Path file) throws IOException {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema());
    return schema.validate(YAML.readTree(Files.readString(file)));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void takesWhatTheReaderTakes(Path file) throws IOException {
    assertThat(validate(file)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("refused")
  void refusesWhatTheReaderRefuses(Path file) throws IOException {
    assertThat(validate(file)).isNotEmpty();
  }

  @Test
  void everyPropertyIsDescribedAndNoOtherIsLetIn() throws IOException {
    List<JsonNode> objects =
        schema().findParents("properties").stream().filter(node -> node.has("type")).toList();

    assertThat(objects).hasSize(7);
    for (JsonNode object : objects) {
      assertThat(object.get("additionalProperties").asBoolean(true)).isFalse();
      object
          .get("properties")
          .properties()
          .forEach(
              property ->
                  assertThat(property.getValue().path("description").asText())
                      .as(property.getKey())
                      .isNotBlank());
    }
  }

  @Test
  void listsAllThatTheReaderKnows() throws IOException {
    JsonNode normalisers = schema().at("/$defs/normalisers/oneOf/0/enum");
    JsonNode cleaners = schema().at("/$defs/catalogue/properties/clean/oneOf/0/enum");

    assertThat(normalisers).map(JsonNode::asText).isEqualTo(Normaliser.ids());
    assertThat(cleaners)
        .map(JsonNode::asText)
        .isEqualTo(Stream.of(CallCleaner.values()).map(CallCleaner::id).toList());
  }
}

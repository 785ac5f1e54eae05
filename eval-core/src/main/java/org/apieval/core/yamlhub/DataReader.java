package org.apieval.core.yamlhub;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apieval.core.dataset.CallCleaner;
import org.apieval.core.dataset.HubData.AnswerLayout;
import org.apieval.core.dataset.HubData.CatalogueLayout;
import org.apieval.core.dataset.HubData.QuestionFields;
import org.apieval.core.dataset.HubData.QuestionFiles;
import org.apieval.core.dataset.HubData.QuestionLayout;
import org.apieval.core.dataset.HubData.QuestionsInCatalogue;

/**
 * Reads where the data of a hub are. Each part is a file, a list of files, or a mapping that says
 * more.
 */
record DataReader(Function<YamlValue, List<Path>> files) {

  private static final String FILES = "files";
  private static final String IN_CATALOGUE = "in-catalogue";

  CatalogueLayout catalogue(YamlValue value) {
    Map<String, YamlValue> fields =
        parts(value, List.of(FILES, "call", "domain", "default-domain", "clean"));
    List<String> cleaners = Arrays.stream(CallCleaner.values()).map(CallCleaner::id).toList();
    return new CatalogueLayout(
        files(value.required(fields, FILES)),
        text(fields, "call", "api_call"),
        text(fields, "domain", "domain"),
        text(fields, "default-domain"),
        Optional.ofNullable(fields.get("clean"))
            .map(
                clean ->
                    clean.oneOrMore().stream()
                        .map(one -> CallCleaner.values()[cleaners.indexOf(one.oneOf(cleaners))])
                        .toList())
            .orElse(List.of()));
  }

  QuestionLayout questions(YamlValue value) {
    Map<String, YamlValue> fields =
        parts(value, List.of(FILES, IN_CATALOGUE, "id", "text", "call", "domain"));
    YamlValue inCatalogue = fields.get(IN_CATALOGUE);
    if (inCatalogue != null) {
      if (fields.size() > 1) {
        throw value.failure(
            "has in-catalogue, which goes with no other key: call and domain are the record's");
      }
      return new QuestionsInCatalogue(inCatalogue.text());
    }
    if (!fields.containsKey(FILES)) {
      throw value.failure("lacks \"files\", or \"in-catalogue\"");
    }
    Optional<QuestionFields> named =
        fields.size() == 1
            ? Optional.empty()
            : Optional.of(
                new QuestionFields(
                    text(fields, "id"),
                    text(fields, "text", "text"),
                    text(fields, "call", "api_call"),
                    text(fields, "domain", "domain")));
    return new QuestionFiles(files(fields.get(FILES)), named);
  }

  AnswerLayout answers(YamlValue value) {
    Map<String, YamlValue> fields = parts(value, List.of(FILES, "question", "text"));
    return new AnswerLayout(
        files(value.required(fields, FILES)),
        text(fields, "question", AnswerLayout.QUESTION),
        text(fields, "text", AnswerLayout.TEXT));
  }

  /** The parts of a mapping; of a file or a list of them, that as the files. */
  private static Map<String, YamlValue> parts(YamlValue value, List<String> known) {
    if (value.isText() || value.isList()) {
      return Map.of(FILES, value);
    }
    if (!value.isMapping()) {
      throw value.wrongType("a file, a list of files or a mapping");
    }
    return value.fields(known);
  }

  private List<Path> files(YamlValue value) {
    return value.oneOrMore().stream().flatMap(one -> files.apply(one).stream()).distinct().toList();
  }

  private static String text(Map<String, YamlValue> fields, String name, String otherwise) {
    return text(fields, name).orElse(otherwise);
  }

  private static Optional<String> text(Map<String, YamlValue> fields, String name) {
    return Optional.ofNullable(fields.get(name)).map(YamlValue::text);
  }
}

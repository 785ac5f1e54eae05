package org.apieval.core.answer;

import java.util.List;
import java.util.Optional;

/**
 * Takes a response apart into the sections in which a call may stand. Reads every shape that models
 * are known to answer in; total: any text gives sections. Stateless and thread-safe.
 */
public final class AnswerSplitter {

  private final RecordedFailure failures = new RecordedFailure();
  private final Noise noise = new Noise();
  private final FieldReader fieldReader = new FieldReader();
  private final Fences fences = new Fences();

  /** The sections of a response text. */
  public AnswerSections split(String response) {
    String text = noise.blankOut(response);
    List<Field> fields = fieldReader.read(text);
    return new AnswerSections(
        domain(fields),
        sections(fields, Field.API_CALL, Section.Source.API_CALL),
        code(text, fields),
        new Section(Section.Source.TEXT, MappedText.of(text)),
        fields.isEmpty() ? failures.find(text) : Optional.empty());
  }

  private static Optional<String> domain(List<Field> fields) {
    return fields.stream()
        .filter(field -> field.name().equals(Field.DOMAIN))
        .map(Field::label)
        .filter(label -> !label.isEmpty())
        .findFirst();
  }

  private List<Section> code(String text, List<Field> fields) {
    List<Section> fieldsOfCode = sections(fields, Field.CODE, Section.Source.CODE);
    if (!fieldsOfCode.isEmpty()) {
      return fieldsOfCode;
    }
    return fences.contents(text).stream()
        .map(content -> new Section(Section.Source.CODE, content))
        .toList();
  }

  private List<Section> sections(List<Field> fields, String name, Section.Source source) {
    return fields.stream()
        .filter(field -> field.name().equals(name))
        .map(field -> new Section(source, fences.blankOutMarkers(field.value())))
        .toList();
  }
}

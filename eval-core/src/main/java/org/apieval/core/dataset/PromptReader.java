package org.apieval.core.dataset;

/** Reads prompts: objects with {@code question_id} and {@code text}. */
final class PromptReader {

  private PromptReader() {}

  /** The rows that have both fields; the others become problems and keep their line numbers. */
  static DataFile<Prompt> scan(SourceText source) {
    return RowFile.scan(source, FileKind.PROMPTS, PromptReader::item);
  }

  private static Prompt item(Row row) throws Row.FieldException {
    return new Prompt(row.line(), row.id("question_id"), row.filledText("text"));
  }
}

package org.apieval.core.dataset;

import java.net.URL;
import java.nio.file.Path;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;

/**
 * The text of one data file, JSON lines or one JSON array, to be taken as rows of one kind. Unlike
 * {@link BenchmarkReader} it takes files that are of no use, and says so in the result. Immutable
 * and thread-safe.
 */
public final class DataSource {

  private final SourceText source;

  private DataSource(SourceText source) {
    this.source = source;
  }

  /**
   * Reads a file.
   *
   * @throws org.apieval.core.EvalException USER if it is missing, a directory or unreadable
   */
  public static DataSource of(Path file) {
    return new DataSource(SourceText.read(file));
  }

  /**
   * Reads a resource of a plug-in.
   *
   * @param name what to call it
   * @throws org.apieval.core.EvalException PROVIDER if it cannot be read
   */
  public static DataSource of(String name, URL resource) {
    SourceText read = SourceText.read(resource);
    return new DataSource(new SourceText(name, read.text(), read.undecodableLine()));
  }

  /** The rows as reference APIs. */
  public DataFile<ApiRecord> catalogue() {
    return CatalogueReader.scan(source);
  }

  /** The rows as questions with gold calls. */
  public DataFile<QuestionLine> questions() {
    return QuestionReader.scan(source);
  }

  /** The rows as questions with gold calls, and whole as they are. */
  public DataFile<QuestionRow> questionRows() {
    return QuestionReader.scanRows(source);
  }

  /** The rows as prompts. */
  public DataFile<Prompt> prompts() {
    return PromptReader.scan(source);
  }

  /** The rows as recorded answers. */
  public DataFile<Answer> answers() {
    return AnswerReader.scan(source);
  }

  /** The rows as answers in another program's form. */
  public DataFile<Answer> answers(AnswerForm form) {
    return RowFile.scan(source, FileKind.ANSWERS, form.reader());
  }
}

package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where the data of a hub are, and how their fields are called. A field is named by its path,
 * {@code meta.call}; files are JSON lines, JSON arrays, or arrays that JSON readers refuse.
 *
 * @param catalogue the reference APIs
 * @param questions the requests; empty where there are none
 * @param answers recorded answers, one file a model; empty where there are none
 */
public record HubData(
    CatalogueLayout catalogue, Optional<QuestionLayout> questions, Optional<AnswerLayout> answers) {

  /**
   * A catalogue.
   *
   * @param files at least one
   * @param call the field with the call
   * @param domain the field with the domain
   * @param defaultDomain the domain of records that have no such field; empty where all must
   * @param clean what to mend in calls before they are read, in this order
   */
  public record CatalogueLayout(
      List<Path> files,
      String call,
      String domain,
      Optional<String> defaultDomain,
      List<CallCleaner> clean) {

    public CatalogueLayout {
      files = List.copyOf(files);
      clean = List.copyOf(clean);
    }
  }

  /** Questions. */
  public sealed interface QuestionLayout {}

  /**
   * Questions in files of their own.
   *
   * @param files at least one
   * @param fields how their fields are called; empty where they are in one of the forms that need
   *     no saying
   */
  public record QuestionFiles(List<Path> files, Optional<QuestionFields> fields)
      implements QuestionLayout {

    public QuestionFiles {
      files = List.copyOf(files);
    }
  }

  /**
   * The fields of a question.
   *
   * @param id empty where questions are numbered by their place in all files, 1 and up
   * @param text the request
   * @param call the gold call
   * @param domain the domain
   */
  public record QuestionFields(Optional<String> id, String text, String call, String domain) {}

  /**
   * Questions that stand in the records of the catalogue, each a request that the record serves.
   * The third request of the second record of {@code weather.json} has the id {@code weather/2/3}.
   *
   * @param field a list of requests, or one request
   */
  public record QuestionsInCatalogue(String field) implements QuestionLayout {}

  /**
   * Recorded answers.
   *
   * @param files at least one
   * @param question the field with the id of the question
   * @param text the field with what the model wrote
   */
  public record AnswerLayout(List<Path> files, String question, String text) {

    /** What the fields are called in answers that this program writes. */
    public static final String QUESTION = "question_id";

    /** The other one. */
    public static final String TEXT = "text";

    public AnswerLayout {
      files = List.copyOf(files);
    }

    boolean hasUsualFields() {
      return question.equals(QUESTION) && text.equals(TEXT);
    }
  }
}

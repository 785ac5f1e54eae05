package org.apieval.core.drift;

import java.util.List;
import org.apieval.core.Choice;

/** What may change in the documentation of an API. */
public enum ChangeKind {
  /** Another owner has the repository, or the model. */
  REPOSITORY_MOVED("repository-moved"),
  /** The repository has another name. */
  REPOSITORY_RENAMED("repository-renamed"),
  /** The model has another name. */
  MODEL_RENAMED("model-renamed"),
  /** There is a new version of the repository, or of the model. */
  VERSION_RAISED("version-raised"),
  /** A keyword argument that identifies the API has another name. */
  ARGUMENT_RENAMED("argument-renamed"),
  /** The function is in another library. */
  FUNCTION_MOVED("function-moved"),
  /** The entry is gone. */
  ENTRY_WITHDRAWN("entry-withdrawn");

  private final String id;

  ChangeKind(String id) {
    this.id = id;
  }

  /** Its name on the command line and in files. */
  public String id() {
    return id;
  }

  /**
   * The kind of that name.
   *
   * @throws org.apieval.core.EvalException USER if there is none
   */
  public static ChangeKind of(String id) {
    return Choice.of("kind of change", id, List.of(values()), ChangeKind::id);
  }
}

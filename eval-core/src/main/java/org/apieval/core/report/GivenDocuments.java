package org.apieval.core.report;

import java.util.List;
import org.apieval.api.data.Answer;
import org.apieval.core.dataset.AnswerFile;

/** Tells which documents models were given with the questions of one benchmark. */
public interface GivenDocuments {

  /** In the order retrieved; empty where there were none, or none are known. */
  List<GivenDocument> of(AnswerFile file, Answer answer);
}

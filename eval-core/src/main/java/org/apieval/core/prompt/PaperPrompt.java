package org.apieval.core.prompt;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.retrieve.DocumentText;

/**
 * The request and, behind the phrase of section 3.2 of the Gorilla paper, what was retrieved, as
 * JSON. Without documents it is the request unchanged.
 */
public final class PaperPrompt implements PromptForm {

  @Override
  public String id() {
    return "paper";
  }

  @Override
  public String text(Question question, List<ApiRecord> documents) {
    return DocumentPrompt.of(question.text(), DocumentText.of(documents));
  }
}

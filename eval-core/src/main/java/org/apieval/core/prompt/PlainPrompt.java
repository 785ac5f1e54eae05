package org.apieval.core.prompt;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;

/** The request unchanged, whatever was retrieved: section 3.2 of the Gorilla paper, zero-shot. */
public final class PlainPrompt implements PromptForm {

  @Override
  public String id() {
    return "plain";
  }

  @Override
  public String text(Question question, List<ApiRecord> documents) {
    return question.text();
  }
}

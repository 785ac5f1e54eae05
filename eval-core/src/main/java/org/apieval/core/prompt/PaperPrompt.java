package org.apieval.core.prompt;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;

/**
 * The request and, behind the phrase of section 3.2 of the Gorilla paper, what was retrieved, as
 * JSON. Without documents it is the request unchanged.
 */
public final class PaperPrompt implements PromptForm {

  /** What the paper puts before a retrieved document. */
  public static final String PHRASE = "Use this API documentation for reference:";

  @Override
  public String id() {
    return "paper";
  }

  @Override
  public String text(Question question, List<ApiRecord> documents) {
    StringBuilder text = new StringBuilder(question.text());
    for (ApiRecord document : documents) {
      text.append('\n').append(PHRASE).append(' ').append(DocumentJson.of(document));
    }
    return text.toString();
  }
}

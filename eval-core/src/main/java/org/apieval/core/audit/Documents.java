package org.apieval.core.audit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.Prompt;

/** Tells which document was retrieved for a question: what stands behind the paper's phrase. */
final class Documents {

  private Documents() {}

  /**
   * The questions by the document that was retrieved for them; those without one are left out, and
   * so are prompts of questions that are not known.
   */
  static Collection<List<Question>> groups(List<Prompt> prompts, Map<String, Question> questions) {
    Map<String, List<Question>> groups = new LinkedHashMap<>();
    for (Prompt prompt : prompts) {
      Question question = questions.get(prompt.questionId());
      Optional<String> document = DocumentPrompt.documents(prompt.text());
      if (question != null && document.isPresent()) {
        groups.computeIfAbsent(document.get(), absent -> new ArrayList<>()).add(question);
      }
    }
    return groups.values();
  }
}

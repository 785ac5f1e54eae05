package org.apieval.core.lint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.match.Words;

/** Finds prompts that ask something else than the questions do. */
final class PromptChecks {

  private PromptChecks() {}

  static void checkIds(List<Prompt> prompts, Findings findings) {
    Map<String, Integer> lineOf = new HashMap<>();
    for (Prompt prompt : prompts) {
      Integer first = lineOf.putIfAbsent(prompt.questionId(), prompt.line());
      if (first != null) {
        findings.add(
            Severity.WARNING,
            Rule.DUPLICATE_PROMPT,
            prompt.line(),
            "question %s has a prompt on line %d already: its answers are counted twice"
                .formatted(Shown.plain(prompt.questionId()), first + 1));
      }
    }
  }

  static void check(List<Prompt> prompts, QuestionTexts questions, Findings findings) {
    for (Prompt prompt : prompts) {
      if (!questions.has(prompt.questionId())) {
        findings.add(
            Severity.WARNING,
            Rule.ID_WITHOUT_GOLD,
            prompt.line(),
            "there is no question %s: answers to this prompt are left unscored"
                .formatted(Shown.plain(prompt.questionId())));
      } else if (!Words.ofEscaped(prompt.text()).startsWith(questions.words(prompt.questionId()))) {
        findings.add(
            Severity.INFO,
            Rule.PROMPT_DIFFERS,
            prompt.line(),
            "this prompt does not begin with the text of question %s: its answers may be judged by a question that was not asked"
                .formatted(Shown.plain(prompt.questionId())));
      }
    }
  }
}

package org.apieval.core.prompt;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.retrieve.DocumentText;

/**
 * For models that were not trained on this task: says what is wanted, in which form, and names the
 * domains of the catalogue. Documents, where there are some, stand before the request.
 */
public final class InstructPrompt implements PromptForm {

  private final String instructions;

  /**
   * Takes the domains from a catalogue.
   *
   * @param catalogue its domains are named once each, in file order
   */
  public InstructPrompt(List<ApiRecord> catalogue) {
    Set<String> domains = new LinkedHashSet<>();
    catalogue.forEach(entry -> domains.add(entry.domain()));
    this.instructions =
        """
        You pick the one API call that does what the user asks for, and write it in Python.
        Answer in exactly this form, with nothing before or after it:
        <<<domain>>>: one of the domains below, word for word
        <<<api_call>>>: a single call, complete, with its required arguments
        <<<api_provider>>>: who offers the API
        <<<explanation>>>: one or two sentences
        <<<code>>>: a short program that uses the call

        Domains: %s
        """
            .formatted(String.join("; ", domains));
  }

  @Override
  public String id() {
    return "instruct";
  }

  @Override
  public String text(Question question, List<ApiRecord> documents) {
    StringBuilder text = new StringBuilder(instructions);
    for (ApiRecord document : documents) {
      text.append("\nDocumentation that may help: ").append(DocumentText.of(document)).append('\n');
    }
    return text.append("\nRequest: ").append(question.text().strip()).toString();
  }
}

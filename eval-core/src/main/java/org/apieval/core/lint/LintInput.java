package org.apieval.core.lint;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.dataset.QuestionLine;

/**
 * The data files of one hub, any of which may be absent: what would be compared with an absent file
 * is not.
 *
 * @param hub by whose rules calls are read; without it no calls are looked at
 * @param catalogue the reference APIs
 * @param questions with their gold calls
 * @param training questions that models may be trained on
 * @param prompts what models were given
 * @param answers what they answered
 */
public record LintInput(
    Optional<HubRules> hub,
    Optional<DataFile<ApiRecord>> catalogue,
    Optional<DataFile<QuestionLine>> questions,
    Optional<DataFile<QuestionLine>> training,
    List<DataFile<Prompt>> prompts,
    List<DataFile<Answer>> answers) {

  public LintInput {
    prompts = List.copyOf(prompts);
    answers = List.copyOf(answers);
  }

  /** The same files of another hub. */
  public LintInput withHub(Optional<HubRules> other) {
    return new LintInput(other, catalogue, questions, training, prompts, answers);
  }
}

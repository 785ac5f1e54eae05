package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.ReferenceReader;

/**
 * Finds everything in the data files of a hub that will distort a score. Takes about as long as
 * scoring them. Stateless; thread-safe as far as the hub is.
 */
public final class Linter {

  private final CatalogueCalls catalogueCalls = new CatalogueCalls();
  private final SharedKeys sharedKeys = new SharedKeys();
  private final DuplicateEntries duplicateEntries = new DuplicateEntries();
  private final SimilarDomains similarDomains = new SimilarDomains();
  private final GoldCalls goldCalls = new GoldCalls();
  private final NamedApis namedApis = new NamedApis();
  private final AnswerChecks answerChecks = new AnswerChecks();

  /**
   * Checks the files, each by itself and against each other. A file of no use is a finding, and
   * what would be compared with it is not.
   *
   * @return in the order catalogue, questions, training set, prompts, answers; of one file by line,
   *     then by rule
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails
   */
  public List<Finding> lint(LintInput input) {
    Optional<References> references = references(input);
    Optional<DataFile<QuestionLine>> questions = input.questions().filter(Linter::isUsable);
    Optional<QuestionTexts> texts = questions.map(file -> new QuestionTexts(file.items()));
    List<Finding> all = new ArrayList<>();
    input.catalogue().ifPresent(file -> all.addAll(catalogue(file, references)));
    input.questions().ifPresent(file -> all.addAll(questions(file, references, input)));
    input.training().ifPresent(file -> all.addAll(training(file)));
    input.prompts().forEach(file -> all.addAll(prompts(file, texts)));
    Set<String> asked = asked(input.prompts(), texts);
    input.answers().forEach(file -> all.addAll(answers(file, texts, asked)));
    return List.copyOf(all);
  }

  private static boolean isUsable(DataFile<?> file) {
    return file.unusable().isEmpty();
  }

  private static Optional<References> references(LintInput input) {
    return input
        .hub()
        .flatMap(
            hub ->
                input
                    .catalogue()
                    .filter(Linter::isUsable)
                    .map(
                        file -> {
                          ReferenceReader reader = new ReferenceReader(hub);
                          return new References(
                              hub, file.items().stream().map(reader::read).toList(), file.places());
                        }));
  }

  private List<Finding> catalogue(DataFile<ApiRecord> file, Optional<References> references) {
    Findings findings = new Findings(file.places());
    FileChecks.CATALOGUE.check(file, findings);
    duplicateEntries.check(file, findings);
    references.ifPresent(
        read -> {
          catalogueCalls.check(read, findings);
          sharedKeys.check(read, findings);
          similarDomains.check(read, findings);
        });
    return findings.sorted();
  }

  private List<Finding> questions(
      DataFile<QuestionLine> file, Optional<References> references, LintInput input) {
    Findings findings = new Findings(file.places());
    FileChecks.QUESTIONS.check(file, findings);
    input
        .hub()
        .map(ReferenceReader::new)
        .ifPresent(reader -> goldCalls.checkCalls(file.items(), reader, findings));
    RepeatedQuestions.checkDuplicates(file.items(), findings);
    input
        .training()
        .ifPresent(training -> RepeatedQuestions.checkTraining(file.items(), training, findings));
    references.ifPresent(
        read -> {
          goldCalls.check(file.items(), read, findings);
          namedApis.check(file.items(), read, findings);
        });
    return findings.sorted();
  }

  private static List<Finding> training(DataFile<QuestionLine> file) {
    Findings findings = new Findings(file.places());
    FileChecks.TRAINING.check(file, findings);
    return findings.sorted();
  }

  private static List<Finding> prompts(DataFile<Prompt> file, Optional<QuestionTexts> questions) {
    Findings findings = new Findings(file.places());
    FileChecks.PROMPTS.check(file, findings);
    PromptChecks.checkIds(file.items(), findings);
    questions.ifPresent(texts -> PromptChecks.check(file.items(), texts, findings));
    return findings.sorted();
  }

  private List<Finding> answers(
      DataFile<Answer> file, Optional<QuestionTexts> questions, Collection<String> asked) {
    Findings findings = new Findings(file.places());
    FileChecks.ANSWERS.check(file, findings);
    answerChecks.check(file.items(), findings);
    questions.ifPresent(texts -> answerChecks.checkIds(file.items(), texts.ids(), findings));
    if (isUsable(file)) {
      answerChecks.checkMissing(file, asked, findings);
    }
    return findings.sorted();
  }

  /** The ids that answers are expected for: those of the prompts; where there are none, all. */
  private static Set<String> asked(
      List<DataFile<Prompt>> prompts, Optional<QuestionTexts> questions) {
    Set<String> asked = new LinkedHashSet<>();
    prompts.forEach(file -> file.items().forEach(prompt -> asked.add(prompt.questionId())));
    return asked.isEmpty() ? questions.map(QuestionTexts::ids).orElse(Set.of()) : asked;
  }
}

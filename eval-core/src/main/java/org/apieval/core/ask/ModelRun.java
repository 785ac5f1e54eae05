package org.apieval.core.ask;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.prompt.PromptForm;

/**
 * One run: a model, asked all questions of a benchmark, in one way. Immutable; thread-safe as its
 * parts are, but a folder takes one run at a time.
 *
 * @param folder where it is kept
 * @param settings what decides its answers
 * @param retrieval what is retrieved for a question
 * @param prompt how it is put
 * @param system what the model is told before; empty for nothing
 * @param sampling how the model samples
 * @param repeats how many times each question is asked, 1 and up
 */
public record ModelRun(
    RunFolder folder,
    RunSettings settings,
    Documents retrieval,
    PromptForm prompt,
    Optional<String> system,
    ModelRequest.Sampling sampling,
    int repeats) {

  /** Finds what a question is asked with. */
  public interface Documents {
    /**
     * The documents, best first; none for a run without.
     *
     * @throws org.apieval.core.EvalException PROVIDER if a plug-in fails
     */
    List<ApiRecord> of(Question question);
  }

  /**
   * What a run came to.
   *
   * @param asked the items with an answer, in order
   * @param failed those without one, in order
   * @param kept how many of the answers were there before
   */
  public record Result(List<Asked> asked, List<Failed> failed, int kept) {

    public Result {
      asked = List.copyOf(asked);
      failed = List.copyOf(failed);
    }

    /** The answers as a file to score; an item without one has an answer without text. */
    public AnswerFile toAnswers(String name) {
      List<Answer> answers = new ArrayList<>();
      for (Asked one : asked) {
        answers.add(
            new Answer(answers.size(), one.key().questionId(), Optional.of(one.response().text())));
      }
      for (Failed one : failed) {
        answers.add(new Answer(answers.size(), one.key().questionId(), Optional.empty()));
      }
      return new AnswerFile(name, answers, List.of());
    }
  }

  /** Is told how a run goes, from several threads at once. What it throws ends the run. */
  public interface Watcher {

    /** An item was answered by an earlier start. */
    default void kept() {}

    /** An item has its answer, and that is kept. */
    default void answered(Asked asked) {}

    /** An item has none, and is not asked again by this start. */
    default void failed(Failed failed) {}
  }

  /** How many items the run has. */
  public int size(List<Question> questions) {
    return questions.size() * repeats;
  }

  /**
   * Asks what has no answer yet.
   *
   * @param questions in order
   * @param watcher is told of every item
   * @throws org.apieval.core.EvalException USER if the folder holds another run or can't be
   *     written, or no request goes through, or the watcher throws; answers got until then are kept
   */
  public Result run(List<Question> questions, Asker asker, Watcher watcher) {
    List<Pending> items = new ArrayList<>();
    for (Question question : questions) {
      for (int repeat = 0; repeat < repeats; repeat++) {
        Item.Key key = new Item.Key(question.id(), repeat);
        items.add(new Pending(key, Optional.empty(), () -> item(key, question)));
      }
    }
    try (KeptAnswers kept = KeptAnswers.open(folder, settings)) {
      Result result = kept.ask(items, asker, watcher);
      kept.finish();
      return result;
    }
  }

  /** An item, ready to be asked. */
  public Item item(Item.Key key, Question question) {
    List<ApiRecord> documents = retrieval.of(question);
    List<ModelRequest.Message> messages = new ArrayList<>();
    system.ifPresent(
        text -> messages.add(new ModelRequest.Message(ModelRequest.Role.SYSTEM, text)));
    messages.add(
        new ModelRequest.Message(ModelRequest.Role.USER, prompt.text(question, documents)));
    return new Item(
        key,
        question,
        documents,
        new ModelRequest(Collections.unmodifiableList(messages), sampling));
  }
}

package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.retrieve.Retrieval;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;

/**
 * A question whose gold API changed.
 *
 * @param question the question; its gold call is the changed one, or that of the withdrawn entry
 * @param change what changed
 * @param entry that of the change's entries which the question is about
 */
public record ChangedQuestion(Question question, Change change, ChangedEntry entry) {

  /** The questions of a benchmark whose gold entries changed, in their order. */
  public static List<ChangedQuestion> of(Benchmark benchmark, ChangedCatalogue catalogue) {
    Retrieval gold =
        new Retrievers(Map.of())
            .over(benchmark.hub(), catalogue.before(), RetrieverSettings.none())
            .get(Retrievers.ORACLE);
    Map<Integer, Change> changes = catalogue.byLine();
    List<ChangedQuestion> changed = new ArrayList<>();
    for (Question question : benchmark.questions().values()) {
      for (ScoredDocument found : gold.find(question, 1)) {
        int line = found.document().line();
        if (changes.containsKey(line)) {
          changed.add(of(question, changes.get(line), line));
        }
      }
    }
    return List.copyOf(changed);
  }

  private static ChangedQuestion of(Question question, Change change, int line) {
    ChangedEntry entry = change.entry(line);
    String call = entry.after().map(ApiRecord::apiCall).orElse(question.goldCall());
    return new ChangedQuestion(
        new Question(question.id(), question.text(), question.domain(), call), change, entry);
  }

  /** Whether the document of a catalogue line says what is new. */
  boolean isShownBy(int line) {
    return change.lines().contains(line) && change.entry(line).after().isPresent();
  }
}

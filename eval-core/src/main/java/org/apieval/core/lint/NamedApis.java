package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.ModelNames;
import org.apieval.core.match.Reference;

/** Finds questions that say which model serves them. Stateless and thread-safe. */
final class NamedApis {

  void check(List<QuestionLine> questions, References references, Findings findings) {
    List<String> labels = new ArrayList<>();
    references.all().forEach(reference -> labels.add(reference.entry().domain()));
    questions.forEach(line -> labels.add(line.question().domain()));
    ModelNames names = new ModelNames(labels);
    for (QuestionLine line : questions) {
      Reference gold = references.match(line.question().goldCall()).gold();
      gold.keys().stream()
          .limit(1)
          .flatMap(key -> names.ofModel(key).stream())
          .filter(name -> ModelNames.isIn(line.question().text(), name))
          .findFirst()
          .ifPresent(name -> report(line, name, findings));
    }
  }

  private static void report(QuestionLine line, String name, Findings findings) {
    findings.add(
        Severity.WARNING,
        Rule.NAMES_ITS_API,
        line.line(),
        "the question names the model of its gold call, %s: copying is enough to answer it"
            .formatted(Shown.text(name)));
  }
}

package org.apieval.core.lint;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.Reference;

/**
 * Finds questions that say which model serves them. A model's name is the last part of its path
 * that is neither a version nor made of words that domain labels are made of; a name that is one
 * plain word counts only where the question writes it as a name, with a capital inside. Stateless
 * and thread-safe.
 */
final class NamedApis {

  private static final int SHORTEST_NAME = 4;
  private static final int LONGEST_VALUE = 300;

  private static final Pattern VERSION = Pattern.compile("v?[0-9.]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern PLAIN_WORD = Pattern.compile("\\p{L}?[\\p{Ll}]*");
  private static final Pattern QUERY = Pattern.compile("[?#].*", Pattern.DOTALL);

  void check(List<QuestionLine> questions, References references, Findings findings) {
    Set<String> labelWords = labelWords(questions, references);
    for (QuestionLine line : questions) {
      Reference gold = references.match(line.question().goldCall()).gold();
      names(gold, labelWords)
          .filter(name -> isIn(line.question().text(), name))
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

  private static Set<String> labelWords(List<QuestionLine> questions, References references) {
    Set<String> labels = new HashSet<>();
    references.all().stream().map(Reference::entry).map(ApiRecord::domain).forEach(labels::add);
    questions.stream().map(QuestionLine::question).map(Question::domain).forEach(labels::add);
    Set<String> words = new HashSet<>();
    labels.forEach(label -> words.addAll(words(label)));
    return words;
  }

  private static Optional<String> names(Reference gold, Set<String> labelWords) {
    return gold.keys().stream()
        .limit(1)
        .flatMap(key -> key.parts().stream())
        .filter(part -> part.role() == ApiKey.Role.MODEL && part.form() == ApiKey.Form.STRING)
        .map(ApiKey.Part::value)
        .filter(value -> value.length() <= LONGEST_VALUE)
        .flatMap(value -> name(value, labelWords).stream())
        .findFirst();
  }

  private static Optional<String> name(String value, Set<String> labelWords) {
    List<String> path = List.of(QUERY.matcher(value).replaceFirst("").split("/"));
    int owner = path.size() > 1 ? 1 : 0;
    for (int at = path.size() - 1; at >= owner; at--) {
      String part = path.get(at);
      if (!VERSION.matcher(part).matches() && !labelWords.containsAll(words(part))) {
        return part.length() < SHORTEST_NAME ? Optional.empty() : Optional.of(part);
      }
    }
    return Optional.empty();
  }

  private static List<String> words(String text) {
    return List.of(Words.of(text).strip().split(" "));
  }

  private static boolean isIn(String text, String name) {
    if (!Words.withNumbersApart(text).contains(Words.withNumbersApart(name))) {
      return false;
    }
    return !PLAIN_WORD.matcher(name).matches() || standsAsName(text, name);
  }

  /** Whether the text writes the word with a capital letter that is not its first. */
  private static boolean standsAsName(String text, String word) {
    String folded = word.substring(1).toLowerCase(java.util.Locale.ROOT);
    return Pattern.compile("[^\\p{L}\\p{N}]+")
        .splitAsStream(text)
        .filter(written -> written.equalsIgnoreCase(word))
        .anyMatch(written -> !written.substring(1).equals(folded));
  }
}

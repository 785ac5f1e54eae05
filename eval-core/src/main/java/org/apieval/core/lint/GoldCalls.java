package org.apieval.core.lint;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.Suggestion;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.lint.References.GoldMatch;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;

/** Finds questions whose own API no answer can give, or not in their domain. Stateless. */
final class GoldCalls {

  private final PythonCheck python = new PythonCheck();

  /** What can be seen without a catalogue. */
  void checkCalls(List<QuestionLine> questions, ReferenceReader reader, Findings findings) {
    for (QuestionLine line : questions) {
      String call = line.question().goldCall();
      python
          .refusal(call)
          .ifPresent(
              why ->
                  findings.add(
                      Severity.WARNING,
                      Rule.UNPARSABLE_GOLD,
                      line.line(),
                      "Python refuses this gold call (%s): %s"
                          .formatted(
                              why, effect(reader.read(new ApiRecord(-1, "", call, Map.of()))))));
    }
  }

  private static String effect(Reference gold) {
    if (gold.keys().isEmpty()) {
      return "only an answer that repeats its text is an exact call";
    }
    return gold.runs()
        ? "only " + Shown.plain(gold.keys().get(0).toString()) + " of it counts"
        : "an answer that runs is never an exact call";
  }

  /** What the catalogue shows. */
  void check(List<QuestionLine> questions, References references, Findings findings) {
    Set<String> canonical = new TreeSet<>();
    Set<String> labels = new TreeSet<>();
    for (Reference reference : references.all()) {
      labels.add(reference.entry().domain());
      canonical.add(references.canonical(reference.entry().domain()));
    }
    for (QuestionLine line : questions) {
      Question question = line.question();
      GoldMatch match = references.match(question.goldCall());
      checkEntries(line.line(), match, references, findings);
      String domain = references.canonical(question.domain());
      if (!canonical.contains(domain)) {
        unknown(line, labels, findings);
      } else if (!match.entries().isEmpty() && !match.domains().contains(domain)) {
        differs(line, match, references, findings);
      }
    }
  }

  private static void checkEntries(
      int line, GoldMatch match, References references, Findings findings) {
    if (match.entries().isEmpty()) {
      findings.add(
          Severity.ERROR,
          Rule.GOLD_NOT_IN_CATALOGUE,
          line,
          "no entry has a key of the gold call %s: an answer with this very call is a hallucination"
              .formatted(Shown.text(match.gold().entry().apiCall())));
    } else if (!match.written()) {
      findings.add(
          Severity.INFO,
          Rule.GOLD_NOT_IN_CATALOGUE,
          line,
          ("the gold call %s matches %s of the catalogue, which is another call: accuracy stays, but"
                  + " an answer that repeats the entry is no exact call")
              .formatted(
                  Shown.text(match.gold().entry().apiCall()), references.lines(entries(match))));
    }
  }

  private static void unknown(QuestionLine line, Set<String> labels, Findings findings) {
    String domain = line.question().domain();
    findings.add(
        Severity.ERROR,
        Rule.UNKNOWN_DOMAIN,
        line.line(),
        "no entry has the domain %s: no answer can be correct%s"
            .formatted(Shown.text(domain), hint(domain, labels)));
  }

  private static String hint(String domain, Set<String> labels) {
    // A text that is no label, or a thousand labels, are not worth the search.
    return domain.length() > 200 || labels.size() > 1_000 ? "" : Suggestion.hint(domain, labels);
  }

  private static void differs(
      QuestionLine line, GoldMatch match, References references, Findings findings) {
    List<String> domains =
        match.entries().stream().map(reference -> reference.entry().domain()).distinct().toList();
    findings.add(
        Severity.ERROR,
        Rule.GOLD_DOMAIN_DIFFERS,
        line.line(),
        "the question is of %s, but its gold call matches entries of %s (%s): the gold call itself is the wrong API"
            .formatted(
                Shown.text(line.question().domain()),
                Shown.list(domains.stream().map(Shown::text).toList()),
                references.lines(entries(match))));
  }

  private static List<ApiRecord> entries(GoldMatch match) {
    return match.entries().stream().map(Reference::entry).toList();
  }
}

package org.apieval.core.audit;

import static org.apieval.core.audit.CreditedEntries.quote;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.official.CallText;
import org.apieval.core.official.Comparison;
import org.apieval.core.official.OfficialScorer;

/** Why no entry is credited that the answer's call does match. Thread-safe. */
final class MissedEntries {

  private static final String LABEL = "api_call";

  /** What makes the word a label: a colon, or an equals sign, behind its closing marks. */
  private static final Pattern LABELS = Pattern.compile("api_call[\\\\'\"`*>\\])\\s]*[:=]");

  private final OfficialScorer official;

  MissedEntries(OfficialScorer official) {
    this.official = official;
  }

  /**
   * The reason.
   *
   * @param own how what was read compares with the entries that the call matches
   */
  Reason reason(Judgements judgements, CallText read, List<Comparison> own) {
    List<Comparison> alone =
        official.compare(new CallText(judgements.call().orElse(""), true), judgements.ownLines());
    Optional<Comparison> comparable = own.stream().filter(Comparison::comparable).findFirst();
    if (comparable.isEmpty()) {
      return new Reason(
          Accident.ENTRY_MATCHES_NOTHING,
          "line %d has no argument to compare".formatted(own.get(0).entry().line() + 1));
    }
    if (alone.stream().anyMatch(Comparison::matches)) {
      return surroundings(judgements, read, comparable.get());
    }
    return alone.stream()
        .filter(Comparison::comparable)
        .findFirst()
        .map(entry -> spelling(judgements, entry))
        .orElseGet(ReasonFinder::unexplained);
  }

  /** The call alone would have been credited: the text around it is to blame. */
  private Reason surroundings(Judgements judgements, CallText read, Comparison entry) {
    if (read.cut() && !read.text().contains(judgements.rawCall())) {
      return cut(judgements);
    }
    String lookedAt = "looked at is " + quote(entry.subTree());
    if (entry.byFunction() && entry.subTree().contains(judgements.rawCall())) {
      return new Reason(
          matchesWithoutQuotes(judgements, read)
              ? Accident.QUOTES_OR_ESCAPES
              : Accident.VALUE_SPELLING,
          "line %d asks for %s, word for word"
              .formatted(entry.entry().line() + 1, quote(entry.missing().get(0))));
    }
    if (entry.byFunction() && isCall(entry.subTree())) {
      return new Reason(Accident.OTHER_PLACE, lookedAt);
    }
    // A section is a call with at most some code behind it: it has no prose to stumble over.
    boolean quotes = matchesWithoutQuotes(judgements, read) || read.cut() && isMarked(read.text());
    return new Reason(quotes ? Accident.QUOTES_OR_ESCAPES : Accident.PROSE_PARSED, lookedAt);
  }

  private static boolean isMarked(String section) {
    return section.matches("(?s)\\s*['\"].*|.*\\\\.*");
  }

  /** Whether it is the quotes and escapes around or in the section that are in the way. */
  private boolean matchesWithoutQuotes(Judgements judgements, CallText read) {
    return Stream.of(unescaped(read.text()), inner(read.text()), inner(unescaped(read.text())))
        .map(text -> official.compare(new CallText(text, true), judgements.ownLines()))
        .anyMatch(tried -> tried.stream().anyMatch(Comparison::matches));
  }

  /** Why the section is not where the call is. */
  static Reason cut(Judgements judgements) {
    if (judgements.scored().truncated()) {
      return new Reason(Accident.TRUNCATED, "the call is cut off, and read only in part");
    }
    String answer = judgements.answer();
    int first = answer.indexOf(LABEL);
    int second = answer.indexOf(LABEL, first + 1);
    if (second < 0 || second > judgements.callStart()) {
      return new Reason(Accident.SECTION_CUT, "what is read of the section lacks the call");
    }
    return LABELS.matcher(answer.substring(first)).lookingAt()
        ? new Reason(Accident.LATER_SECTION, "the first api_call does not hold the call")
        : new Reason(Accident.PROSE_MENTION, "an api_call that labels nothing comes first");
  }

  private Reason spelling(Judgements judgements, Comparison entry) {
    int line = entry.entry().line() + 1;
    if (!entry.byFunction()) {
      return new Reason(
          Accident.FUNCTION_SPELLING,
          "line %d writes %s".formatted(line, quote(entry.entry().apiCall())));
    }
    String missing = entry.missing().get(0);
    String detail = "line %d asks for %s".formatted(line, quote(missing));
    if (!identifies(judgements, entry, missing)) {
      return new Reason(Accident.OPTIONAL_ARGUMENT, detail);
    }
    return new Reason(
        judgements.scored().resolved().isEmpty()
            ? Accident.VALUE_SPELLING
            : Accident.NAME_NOT_LOOKED_UP,
        detail);
  }

  /** Whether a text is of an argument that tells APIs apart. */
  private static boolean identifies(Judgements judgements, Comparison entry, String text) {
    return judgements.exact().matches().stream()
        .map(Match::references)
        .flatMap(List::stream)
        .filter(reference -> reference.entry().line() == entry.entry().line())
        .map(Reference::keys)
        .flatMap(List::stream)
        .map(ApiKey::parts)
        .flatMap(List::stream)
        .map(ApiKey.Part::value)
        .anyMatch(value -> value.contains(text) || text.contains(value));
  }

  private static boolean isCall(String text) {
    return text.matches("(?s)[\\w.]+\\(.*\\)") && !text.contains("\\");
  }

  private static String unescaped(String text) {
    return text.replaceAll("\\\\+n", "\n").replaceAll("\\\\+(['\"])", "$1");
  }

  private static String inner(String text) {
    return text.replaceAll("^[\\s'\"`]+", "");
  }
}

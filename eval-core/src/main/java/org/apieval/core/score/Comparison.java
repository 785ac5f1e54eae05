package org.apieval.core.score;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apieval.api.call.Call;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Reference;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.Candidates;
import org.apieval.core.python.SourceCall;
import org.apieval.core.python.Span;

/**
 * Where the judged call stands, and what it is compared with.
 *
 * @param span where the answer's text has the call, quotes and escapes as they are there; of a text
 *     in a call's place, where that stands. Empty where there is neither
 * @param key what is compared of the call; empty where no call with a key was judged
 * @param reference the matched entry that counts, else the nearest one; empty where nothing is near
 * @param gold the question's own call; empty where nothing was compared
 */
public record Comparison(
    Optional<Span> span,
    Optional<ApiKey> key,
    Optional<Reference> reference,
    Optional<Reference> gold) {

  /** Where nothing was compared. */
  public static Comparison none() {
    return new Comparison(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Of a call, which may have no key. */
  static Comparison ofCall(
      Candidates candidates,
      KeyedCall call,
      Optional<ApiKey> key,
      Optional<Reference> reference,
      Reference gold) {
    return new Comparison(Optional.of(span(candidates, call)), key, reference, Optional.of(gold));
  }

  /** Of a text that stands where a call should be, or is a shell command. */
  static Comparison ofText(
      Answer answer, Optional<String> text, Optional<Reference> reference, Reference gold) {
    return new Comparison(
        text.flatMap(part -> find(part, answer.text().orElse(""))),
        Optional.empty(),
        reference,
        Optional.of(gold));
  }

  /** The entry that the call is compared with; empty where nothing is near. */
  public Optional<ApiRecord> entry() {
    return reference.map(Reference::entry);
  }

  /**
   * What identifies the call, beside the same of the reference and of the gold call; none where no
   * call with a key was judged. Worked out at each call, as most verdicts are only counted.
   */
  public List<ArgumentComparison> arguments() {
    return key.map(
            own ->
                ArgumentComparison.of(
                    own,
                    reference.flatMap(other -> likest(other, own)),
                    gold.flatMap(other -> likest(other, own))))
        .orElse(List.of());
  }

  /** A call inside another one was found, too; where it was only read, the other has to do. */
  private static Span span(Candidates candidates, KeyedCall call) {
    Span outer = call.found().span();
    Call written = call.written();
    return written == call.found().call() // the same tree, for all but calls inside others
        ? outer
        : candidates.calls().stream()
            .filter(found -> outer.contains(found.span()) && found.call().equals(written))
            .findFirst()
            .map(SourceCall::span)
            .orElse(outer);
  }

  /** Where a text with its white space collapsed stood before. */
  private static Optional<Span> find(String collapsed, String text) {
    String words =
        Arrays.stream(collapsed.split(" "))
            .map(Pattern::quote)
            .collect(Collectors.joining(CandidateReader.BREAK));
    return Pattern.compile(words)
        .matcher(text)
        .results()
        .findFirst()
        .filter(found -> found.end() > found.start())
        .map(found -> new Span(found.start(), found.end()));
  }

  /** An entry may be spelled in several ways: that which has most in common with a key. */
  private static Optional<ApiKey> likest(Reference reference, ApiKey key) {
    return reference.keys().stream().max(Comparator.comparingLong(other -> common(other, key)));
  }

  private static long common(ApiKey one, ApiKey other) {
    return one.parts().stream().filter(other.parts()::contains).count()
        + (one.function().equals(other.function()) ? 1 : 0);
  }
}

package org.apieval.core.request;

import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.core.Printable;

/** Tells whether a request is one that a benchmark may ask. Keeps those it passed; one thread. */
final class RequestCheck {

  private static final int FEWEST_WORDS = 4;
  private static final int LONGEST = 1000;
  private static final int SHOWN = 80;
  private static final Pattern MARKS = Pattern.compile("###|<<<|```");

  private final NearDuplicates<String> passed = new NearDuplicates<>();

  /**
   * Why a request is refused; empty if it is not, and then later ones must differ from it.
   *
   * @param api what it must not name
   */
  Optional<String> problem(String request, NamedApi api) {
    Optional<String> problem =
        form(request)
            .or(
                () ->
                    api.in(request).map(name -> "it names the API: " + Printable.text(name, SHOWN)))
            .or(
                () ->
                    passed
                        .find(request)
                        .map(
                            earlier ->
                                "it repeats another one: " + Printable.text(earlier, SHOWN)));
    if (problem.isEmpty()) {
      passed.add(request, request);
    }
    return problem;
  }

  private static Optional<String> form(String request) {
    if (request.split(" ").length < FEWEST_WORDS) {
      return Optional.of("it has fewer than " + FEWEST_WORDS + " words");
    }
    if (request.length() > LONGEST) {
      return Optional.of("it is longer than " + LONGEST + " characters");
    }
    return MARKS.matcher(request).find()
        ? Optional.of("it has marks of prompts or code in it")
        : Optional.empty();
  }
}

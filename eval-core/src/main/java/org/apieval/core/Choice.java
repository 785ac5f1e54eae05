package org.apieval.core;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Takes one of several things that a user names by id. Stateless and thread-safe. */
public final class Choice {

  private Choice() {}

  /**
   * The thing of that id.
   *
   * @param what what they are, as in "no trainer ..."
   * @param wanted what the user wrote
   * @param known what there is, in the order to list it
   * @throws EvalException USER if none has that id, naming those that there are
   */
  public static <T> T of(
      String what, String wanted, Collection<T> known, Function<? super T, String> id) {
    List<String> ids = known.stream().<String>map(id).toList();
    return known.stream()
        .filter(one -> id.apply(one).equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                EvalException.user(
                    "no %s \"%s\"; there is: %s%s"
                        .formatted(
                            what,
                            Printable.text(wanted, 60),
                            String.join(", ", ids),
                            Suggestion.hint(wanted, ids))));
  }
}

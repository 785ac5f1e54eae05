package org.apieval.core.lint;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/** What is looked for, in the order of the files it is looked for in. */
public enum Rule {
  /** A file without a row that can be used. */
  UNREADABLE_FILE,
  /** A row that cannot be used. */
  UNREADABLE_ROW,
  /** Bytes that are not UTF-8. */
  UNDECODABLE_BYTES,
  /** An entry's call that Python refuses. */
  UNPARSABLE_CALL,
  /** An entry whose call Python takes, but the hub has no key for. */
  CALL_WITHOUT_KEY,
  /** Entries with one key, all of one domain. */
  SHARED_KEY,
  /** Entries with one key, but of several domains. */
  CONFLICTING_DOMAINS,
  /** Entries that are equal in every field. */
  DUPLICATE_ENTRY,
  /** Two domain labels that are nearly the same. */
  SIMILAR_DOMAINS,
  /** A gold call that Python refuses. */
  UNPARSABLE_GOLD,
  /** A gold call that is no entry: as written, or not even by its key. */
  GOLD_NOT_IN_CATALOGUE,
  /** A question of another domain than the entries that its gold call matches. */
  GOLD_DOMAIN_DIFFERS,
  /** A question of a domain that no entry has. */
  UNKNOWN_DOMAIN,
  /** A question that gives its answer away. */
  NAMES_ITS_API,
  /** A question that was asked before. */
  DUPLICATE_QUESTION,
  /** A question that models may have been trained on. */
  IN_TRAINING_SET,
  /** A prompt or an answer to a question that is not there. */
  ID_WITHOUT_GOLD,
  /** A prompt for a question that the file has a prompt for already. */
  DUPLICATE_PROMPT,
  /** A prompt that puts its question differently. */
  PROMPT_DIFFERS,
  /** An answer that was not got. */
  NULL_ANSWER,
  /** An answer with nothing in it. */
  BLANK_ANSWER,
  /** An error message in place of an answer. */
  RECORDED_ERROR,
  /** A second answer to a question. */
  ANSWERED_TWICE,
  /** Questions without an answer. */
  MISSING_ANSWER;

  /** The name in results: {@code unreadable-row}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The rule of an id.
   *
   * @throws EvalException USER if there is none, with the closest one
   */
  public static Rule of(String id) {
    List<String> ids = Arrays.stream(values()).map(Rule::id).toList();
    int found = ids.indexOf(id);
    if (found < 0) {
      throw EvalException.user(
          "no rule \"%s\"%s; there is: %s"
              .formatted(Printable.text(id, 60), Suggestion.hint(id, ids), String.join(", ", ids)));
    }
    return values()[found];
  }
}

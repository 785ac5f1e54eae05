package org.apieval.core.answer;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognises error messages that a harness recorded in place of an answer: a rate limit, a lost
 * connection. They say nothing about the model and must not be scored as its answer. Stateless and
 * thread-safe.
 */
final class RecordedFailure {

  /** An error message is short; a long text that begins like one is an answer. */
  private static final int LONGEST = 4_000;

  private static final String STATUS_TEXT =
      "client error|server error|too many requests|unauthorized|forbidden|internal server error"
          + "|bad gateway|bad request|service (?:temporarily )?unavailable|gateway time-?out"
          + "|request time-?out|payment required|not found|request entity too large";

  private static final String CAUSE =
      "inference|generation|generating|request(?:s|ing)?|api|completion|calling|model|response"
          + "|server|connection|network|query(?:ing)?";

  private static final Pattern MESSAGE =
      Pattern.compile(
          "(?is)\\W*(?:"
              + "(?:an )?(?:unexpected )?(?:error|exception|failure)(?: occurred)?"
              + " (?:during|while|in|from|with|when|calling|querying)\\b.{0,40}\\b(?:"
              + CAUSE
              + ")\\b"
              + "|failed (?:to (?:get|generate|call|fetch|connect|complete)\\b|after \\d+ (?:retries|attempts))"
              + "|(?:http |status |error )+(?:status )?(?:error )?(?:code)?\\W{0,3}[45]\\d\\d\\b"
              + "|(?:error\\W{1,3})?[45]\\d\\d\\W{1,3}(?:"
              + STATUS_TEXT
              + ")"
              + "|(?:error\\W{1,3})?(?:"
              + STATUS_TEXT
              + ")\\W*(?:$|\\bfor\\b|[:.(])"
              + "|(?:[\\w.]+\\.)?[a-z]*(?:ratelimit|api|apiconnection|apistatus|timeout|authentication"
              + "|serviceunavailable|internalserver|connection|badrequest|invalidrequest|http|ssl"
              + "|permissiondenied|maxretry|chunkedencoding|protocol|outofmemory|overloaded)"
              + "(?:error|exception)\\b\\s*(?:[:(]|$)"
              + "|\\{\\s*['\"]error['\"]\\s*:"
              + "|traceback \\(most recent call last\\)"
              + "|(?:error\\W{1,3})?(?:the )?(?:request|connection|read|gateway|operation|socket)"
              + " (?:has )?(?:timed out|failed|was aborted|aborted|was reset|reset|refused|error)\\b"
              + "|(?:error\\W{1,3})?(?:you exceeded your current quota|max retries exceeded|cuda out of memory"
              + "|rate limit(?: was)? (?:reached|exceeded|hit)|rate.?limited|timed? ?out\\b|timeout error"
              + "|upstream (?:connect|request)|overloaded_error|insufficient_quota)"
              + ").*");

  /**
   * {@code API error 529: ...}, {@code Error (timeout)}: says error, and goes on as messages do.
   */
  private static final Pattern ERROR =
      Pattern.compile(
          "(?is)\\W*(?:[\\w.]+[ _]){0,3}(?:error|exception|failure)\\b"
              + "\\s*(?:code|type|message|occurred)?\\s*(?:[:(\\[-]|[45]\\d\\d\\b).*");

  /** What such a message is about, if it comes from a client, a server or a harness. */
  private static final Pattern INFRASTRUCTURE =
      Pattern.compile(
          "(?i)\\b(?:rate.?limit\\w*|too many requests|time[d -]?out|timeout|connection|refused|reset"
              + "|unavailable|overloaded|quota|api.?key|unauthori[sz]ed|forbidden|gateway|http\\w*"
              + "|status.?code|[45]\\d\\d|max(?:imum)? retries|ssl|dns|network|server|endpoint"
              + "|context.?length|maximum context|cuda|out of memory)\\b");

  /** The first line of the message if the whole text is one; empty for answers. */
  Optional<String> find(String text) {
    String message = text.strip();
    boolean failure =
        message.length() <= LONGEST
            && (MESSAGE.matcher(message).matches()
                || ERROR.matcher(message).matches() && INFRASTRUCTURE.matcher(message).find());
    return failure ? message.lines().findFirst() : Optional.empty();
  }
}

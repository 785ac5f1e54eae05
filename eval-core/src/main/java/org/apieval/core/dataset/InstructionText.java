package org.apieval.core.dataset;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes apart the {@code code} field of the published question files: the user's request, and the
 * answer that was written for it.
 */
final class InstructionText {

  /** {@code ###Instruction: ... ###Output: ...}. */
  private static final Pattern HASH_START = Pattern.compile("###\\s*Instruction:");

  private static final Pattern HASH_END = Pattern.compile("###\\s*Output:");

  /** <code>{'Instruction': ..., 'Output': {...}}</code>, which is not always valid Python. */
  private static final Pattern DICT_START =
      Pattern.compile("^\\s*\\{\\s*['\"]Instruction['\"]\\s*:");

  private static final Pattern DICT_END = Pattern.compile(",\\s*['\"]Output['\"]\\s*:");

  private InstructionText() {}

  /** The request; all of {@code code} where no request is marked. */
  static String of(String code) {
    String marked = between(HASH_START, HASH_END, code);
    if (marked.isEmpty()) {
      marked = unquoted(between(DICT_START, DICT_END, code));
    }
    return marked.isEmpty() ? code : marked;
  }

  /** The answer behind the request, as written; empty where none is marked, or it is blank. */
  static Optional<String> output(String code) {
    String marked = behind(HASH_END, code);
    if (marked.isEmpty() && DICT_START.matcher(code).find()) {
      marked = behind(DICT_END, code).replaceFirst("\\}$", "").strip(); // closes what is left off
    }
    return Optional.of(marked).filter(text -> !text.isEmpty());
  }

  private static String behind(Pattern mark, String code) {
    Matcher matcher = mark.matcher(code);
    return matcher.find() ? code.substring(matcher.end()).strip() : "";
  }

  /** The stripped text between two marks, up to the end where the second is missing. */
  private static String between(Pattern start, Pattern end, String code) {
    Matcher from = start.matcher(code);
    if (!from.find()) {
      return "";
    }
    Matcher to = end.matcher(code);
    int stop = to.find(from.end()) ? to.start() : code.length();
    return code.substring(from.end(), stop).strip();
  }

  private static String unquoted(String text) {
    boolean quoted =
        text.length() > 1
            && (text.charAt(0) == '\'' || text.charAt(0) == '"')
            && text.charAt(0) == text.charAt(text.length() - 1);
    return quoted ? text.substring(1, text.length() - 1) : text;
  }
}

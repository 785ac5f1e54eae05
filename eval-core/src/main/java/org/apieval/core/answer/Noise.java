package org.apieval.core.answer;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What stands in a response but is not part of the answer: thinking blocks and special tokens. It
 * is blanked out, not removed, so that positions stay what they were. Stateless and thread-safe.
 */
final class Noise {

  private static final String THINK = "think|thinking|thought|reasoning|scratchpad";

  /** Opened and closed, or opened and cut off by the end of the response. */
  private static final Pattern THINKING =
      Pattern.compile(
          "(?is)<("
              + THINK
              + ")>.*?(?:</\\1>|\\z)"
              + "|\\[think\\].*?(?:\\[/think\\]|\\z)"
              + "|<\\|begin_of_thought\\|>.*?(?:<\\|end_of_thought\\|>|\\z)");

  /** Servers often strip the opening tag, or put it into the prompt. */
  private static final Pattern END_OF_THINKING =
      Pattern.compile("(?i)</(?:" + THINK + ")>|\\[/think\\]|<\\|end_of_thought\\|>");

  private static final Pattern SPECIAL_TOKENS =
      Pattern.compile(
          "<\\|[^|<>\\s]{1,40}\\|>"
              + "|</?s>|<(?:bos|eos|pad|unk|end_of_turn|start_of_turn)>"
              + "|\\[/?(?:INST|TOOL_CALLS?|AVAILABLE_TOOLS|TOOL_RESULTS)\\]"
              + "|<<(?:function|tool)s?>>"
              + "|(?i:</?(?:tool_calls?|function_calls?|functioncall|answer)>)");

  private static final String OPENING = "<[";

  /** The text with all noise replaced by spaces; line breaks stay. */
  String blankOut(String response) {
    String thought = blankOut(response, THINKING);
    return blankOut(withoutBeginning(thought), SPECIAL_TOKENS);
  }

  private static String blankOut(String text, Pattern noise) {
    return blanked(text, Starts.matches(noise, OPENING, text));
  }

  /** Blanks out all up to the last end of a thinking block that was never opened. */
  private static String withoutBeginning(String text) {
    List<MatchResult> ends = Starts.matches(END_OF_THINKING, OPENING, text);
    if (ends.isEmpty()) {
      return text;
    }
    char[] blanked = text.toCharArray();
    blank(blanked, 0, ends.get(ends.size() - 1).end());
    return new String(blanked);
  }

  private static String blanked(String text, List<MatchResult> matches) {
    if (matches.isEmpty()) {
      return text;
    }
    char[] blanked = text.toCharArray();
    matches.forEach(match -> blank(blanked, match.start(), match.end()));
    return new String(blanked);
  }

  /** Replaces all but line breaks by spaces. */
  static void blank(char[] text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text[i] != '\n' && text[i] != '\r') {
        text[i] = ' ';
      }
    }
  }
}

package org.apieval.core.answer;

import java.util.regex.Matcher;
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
    char[] blanked = null;
    Matcher matcher = noise.matcher(text);
    int at = Starts.next(text, OPENING, 0);
    while (at < text.length()) {
      int end = at + 1;
      if (matcher.region(at, text.length()).lookingAt()) {
        blanked = blanked == null ? text.toCharArray() : blanked;
        end = matcher.end();
        blank(blanked, at, end);
      }
      at = Starts.next(text, OPENING, end);
    }
    return blanked == null ? text : new String(blanked);
  }

  /** Blanks out all up to the last end of a thinking block that was never opened. */
  private static String withoutBeginning(String text) {
    int end = 0;
    Matcher matcher = END_OF_THINKING.matcher(text);
    for (int at = Starts.next(text, OPENING, 0);
        at < text.length();
        at = Starts.next(text, OPENING, at + 1)) {
      end = matcher.region(at, text.length()).lookingAt() ? matcher.end() : end;
    }
    if (end == 0) {
      return text;
    }
    char[] blanked = text.toCharArray();
    blank(blanked, 0, end);
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

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

  /** The text with all noise replaced by spaces; line breaks stay. */
  String blankOut(String response) {
    if (response.indexOf('<') < 0 && response.indexOf('[') < 0) {
      return response;
    }
    char[] text = response.toCharArray();
    blank(text, THINKING.matcher(response));
    blankBefore(text, END_OF_THINKING.matcher(new String(text)));
    blank(text, SPECIAL_TOKENS.matcher(new String(text)));
    return new String(text);
  }

  private static void blank(char[] text, Matcher matcher) {
    while (matcher.find()) {
      blank(text, matcher.start(), matcher.end());
    }
  }

  private static void blankBefore(char[] text, Matcher closing) {
    int end = 0;
    while (closing.find()) {
      end = closing.end();
    }
    blank(text, 0, end);
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

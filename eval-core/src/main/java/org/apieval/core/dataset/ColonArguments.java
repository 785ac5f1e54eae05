package org.apieval.core.dataset;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns {@code f(path: str)} into {@code f(path=str)}. Colons in dictionaries, slices and strings
 * stay. Goes through a call once; used once.
 */
final class ColonArguments {

  private static final Pattern NAME_AND_COLON =
      Pattern.compile("\\s*+[A-Za-z_]\\w*+(?<colon>\\s*+:)(?!=)");

  private final String call;
  private final Deque<Character> open = new ArrayDeque<>();
  private final StringBuilder out = new StringBuilder();

  ColonArguments(String call) {
    this.call = call;
  }

  /** The call with equals signs. */
  String replaced() {
    Matcher argument = NAME_AND_COLON.matcher(call);
    int at = 0;
    while (at < call.length()) {
      char c = call.charAt(at);
      int end = c == '\'' || c == '"' ? endOfString(at) : at + 1;
      out.append(call, at, end);
      at = end;
      track(c);
      boolean starts = (c == '(' || c == ',') && Character.valueOf('(').equals(open.peek());
      if (starts && argument.region(at, call.length()).lookingAt()) {
        out.append(call, at, argument.start("colon")).append('=');
        at = argument.end();
      }
    }
    return out.toString();
  }

  private void track(char c) {
    if (c == '(' || c == '[' || c == '{') {
      open.push(c);
    } else if (c == ')' || c == ']' || c == '}') {
      open.poll();
    }
  }

  private int endOfString(int start) {
    for (int at = start + 1; at < call.length(); at++) {
      if (call.charAt(at) == '\\') {
        at++;
      } else if (call.charAt(at) == call.charAt(start)) {
        return at + 1;
      }
    }
    return call.length();
  }
}

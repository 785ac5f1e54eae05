package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ways to make a call readable whose tokens do not fit. Stateless and thread-safe. */
final class CallRepairs {

  private static final int LONGEST_TAIL = 60; // tokens that a cut may take away
  private static final int LONGEST_TAIL_IN_PROSE = 15;
  private static final int LONGEST_JUNK = 40;

  private final String text;
  private final boolean prose;

  CallRepairs(String text, boolean prose) {
    this.text = text;
    this.prose = prose;
  }

  /**
   * An unclosed call cut off before what cannot belong to it: at the last line break, at a foreign
   * character, or at the last comma. Each is closed again.
   *
   * @param failed index of the token that did not fit
   */
  List<List<Part>> cuts(List<Part> parts, int failed) {
    int first = firstArgument(parts);
    int real = realSize(parts);
    List<List<Part>> candidates = new ArrayList<>();
    int at = Math.min(failed, real);
    for (int line = at; line > first; line--) {
      if (line < real && parts.get(line).newLine()) {
        candidates.add(closed(parts, line));
        break;
      }
    }
    if (at > first && at < real && parts.get(at).type() == OTHER) {
      candidates.add(closed(parts, at));
    }
    int comma = lastComma(parts, first, real);
    if (comma > 0 && real - comma <= (prose ? LONGEST_TAIL_IN_PROSE : LONGEST_TAIL) && comma < at) {
      candidates.add(closed(parts, comma));
    } else if (comma < 0 && !prose && real - first <= 3) {
      candidates.add(closed(parts, first));
    }
    return candidates;
  }

  private static int firstArgument(List<Part> parts) {
    int at = 0;
    while (!Brackets.isOpening(parts.get(at).type())) {
      at++;
    }
    return at + 1;
  }

  /** How many tokens stand in the text. */
  private static int realSize(List<Part> parts) {
    int size = parts.size();
    while (size > 0 && parts.get(size - 1).isSupplied() && parts.get(size - 1).type() != STRING) {
      size--;
    }
    return size;
  }

  /** The last comma that is not inside a closed bracket, or -1. */
  private static int lastComma(List<Part> parts, int first, int real) {
    int depth = 0;
    for (int at = real - 1; at > first; at--) {
      int type = parts.get(at).type();
      if (Brackets.isClosing(type)) {
        depth++;
      } else if (Brackets.isOpening(type)) {
        depth = Math.max(0, depth - 1);
      } else if (type == COMMA && depth == 0) {
        return at;
      }
    }
    return -1;
  }

  private static List<Part> closed(List<Part> parts, int end) {
    List<Part> cut = new ArrayList<>(parts.subList(0, end));
    int offset = cut.get(end - 1).end();
    List<Integer> open = openAt(parts, end);
    for (int i = open.size() - 1; i >= 0; i--) {
      cut.add(Part.closing(parts.get(open.get(i)).type(), offset));
    }
    return cut;
  }

  /** The indices of the brackets that are open before a token. */
  private static List<Integer> openAt(List<Part> parts, int end) {
    List<Integer> open = new ArrayList<>();
    for (int at = 0; at < end; at++) {
      int type = parts.get(at).type();
      if (Brackets.isOpening(type)) {
        open.add(at);
      } else if (Brackets.isClosing(type) && !open.isEmpty()) {
        open.remove(open.size() - 1);
      }
    }
    return open;
  }

  /** The call with the argument that holds the bad token as one JUNK token. */
  Optional<List<Part>> withoutJunk(List<Part> parts, int failed) {
    List<Integer> open = openAt(parts, failed);
    int call = open.size() - 1;
    while (call >= 0 && !opensArguments(parts, open.get(call))) {
      call--;
    }
    if (call < 0) {
      return Optional.empty();
    }
    int from = open.get(call) + 1;
    int to = argumentEnd(parts, from);
    while (to < failed && to < parts.size()) {
      from = to + 1;
      to = argumentEnd(parts, from);
    }
    boolean named =
        to - from >= 2
            && parts.get(from).type() == ARG_NAME
            && parts.get(from + 1).type() == ASSIGN;
    int value = named ? from + 2 : from;
    List<Part> junk = parts.subList(value, Math.max(value, to));
    return mayBeJunk(junk, named) ? Optional.of(replaced(parts, value, to)) : Optional.empty();
  }

  private static boolean opensArguments(List<Part> parts, int at) {
    return parts.get(at).type() == LPAR
        && at > 0
        && switch (parts.get(at - 1).type()) {
          case NAME, RPAR, RSQB -> true;
          default -> false;
        };
  }

  private static int argumentEnd(List<Part> parts, int from) {
    int depth = 0;
    for (int at = from; at < parts.size(); at++) {
      int type = parts.get(at).type();
      if (Brackets.isOpening(type)) {
        depth++;
      } else if (Brackets.isClosing(type) && --depth < 0) {
        return at;
      } else if (type == COMMA && depth == 0) {
        return at;
      }
    }
    return parts.size();
  }

  private boolean mayBeJunk(List<Part> junk, boolean named) {
    if (junk.size() > LONGEST_JUNK || (junk.isEmpty() && !named)) {
      return false;
    }
    for (int i = 0; i < junk.size(); i++) {
      Part part = junk.get(i);
      boolean word = Lexer.isWord(part.type());
      boolean wordBefore = i > 0 && Lexer.isWord(junk.get(i - 1).type());
      boolean sentence = prose && !named && word && wordBefore;
      boolean call = i > 0 && opensArguments(junk, i);
      boolean junkAlready = part.type() == JUNK;
      boolean escape = part.type() == OTHER && text.charAt(part.start()) == '\\';
      if (escape
          || sentence
          || call
          || junkAlready
          || part.isSupplied()
          || (i > 0 && part.newLine())) {
        return false;
      }
    }
    return true;
  }

  private List<Part> replaced(List<Part> parts, int from, int to) {
    List<Part> junk = parts.subList(from, to);
    String spelled = VerbatimText.raw(Part.piece(text, junk).tokens());
    int start = junk.isEmpty() ? parts.get(from - 1).end() : junk.get(0).start();
    int end = junk.isEmpty() ? start : junk.get(junk.size() - 1).end();
    List<Part> result = new ArrayList<>(parts.subList(0, from));
    result.add(new Part(JUNK, start, end, new Repair(spelled, Optional.empty(), false), false));
    result.addAll(parts.subList(to, parts.size()));
    return result;
  }
}

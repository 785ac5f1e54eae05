package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.answer.MappedText;

/**
 * The tokens of one call, from its callee to the bracket that closes it and what hangs on it. Not
 * thread-safe.
 */
final class CallScan {

  private static final int MAX_TOKENS = 10_000;
  private static final int CHARACTERS_A_TOKEN = 8;

  private final String text;
  private final List<Part> parts = new ArrayList<>();
  private final List<Integer> open;
  private final boolean display;
  private boolean sound = true;
  private boolean called;
  private boolean spaced;
  private boolean unclosed;
  private int characters;
  private final List<Integer> openOffsets = new ArrayList<>();

  private CallScan(String text, List<Integer> open, boolean display) {
    this.text = text;
    this.open = open;
    this.display = display;
  }

  /** A scan that takes the text as Python does. */
  static CallScan strict(String text, int from) {
    CallScan scan = new CallScan(text, new ArrayList<>(), false);
    Lexer lexer = new Lexer(text, from, text.length());
    scan.run(lexer, true);
    scan.characters = lexer.end() - from;
    return scan;
  }

  /** A scan that supplies the brackets that are missing. */
  static CallScan tolerant(MappedText source, int from) {
    return tolerant(source, from, false);
  }

  /** A tolerant scan of a list or dictionary display instead of a call. */
  static CallScan display(MappedText source, int from) {
    return tolerant(source, from, true);
  }

  private static CallScan tolerant(MappedText source, int from, boolean display) {
    TolerantLexer lexer = new TolerantLexer(source, from, true);
    CallScan scan = new CallScan(source.text(), lexer.wanted(), display);
    scan.run(lexer, false);
    scan.characters = lexer.end() - from;
    return scan;
  }

  List<Part> parts() {
    return parts;
  }

  /** What the scan cost, in tokens: comments and blanks between them are looked at, too. */
  int cost() {
    return parts.size() + characters / CHARACTERS_A_TOKEN;
  }

  /** Whether the brackets are as Python wants them, or could be made so. */
  boolean isSound() {
    return sound && called;
  }

  /** Whether white space stands between the callee and its bracket. */
  boolean isSpaced() {
    return spaced;
  }

  /** Whether the last bracket had to be supplied. */
  boolean isUnclosed() {
    return unclosed;
  }

  /**
   * Where the brackets stand that are open where a strict scan failed: a scan from a callee before
   * one of them fails as well. Where the nesting was too deep, the outer half of them.
   */
  List<Integer> hopeless() {
    int count =
        openOffsets.size() > Brackets.MAX_DEPTH ? openOffsets.size() / 2 : openOffsets.size();
    return openOffsets.subList(0, count);
  }

  private void run(Lexer lexer, boolean strict) {
    boolean newLine = false;
    boolean more = true;
    while (more && sound && parts.size() < MAX_TOKENS && lexer.next()) {
      if (lexer.type() == NEWLINE) {
        newLine = true;
        more = !open.isEmpty();
      } else {
        Part part = new Part(lexer.type(), lexer.start(), lexer.end(), lexer.repair(), newLine);
        newLine = false;
        more = open.isEmpty() ? outside(part) : inside(part, strict);
      }
    }
    unclosed = !open.isEmpty();
    if (!unclosed && !parts.isEmpty() && lastType() == DOT) {
      parts.remove(parts.size() - 1); // it ends a sentence
    }
    if (strict) {
      sound &= !unclosed;
    } else {
      closeDownTo(0);
    }
  }

  /** Takes a token where no bracket is open: callee, dots and further brackets. */
  private boolean outside(Part part) {
    if (Brackets.isOpening(part.type())) {
      return bracketOutside(part);
    }
    boolean behindDot = !parts.isEmpty() && lastType() == DOT;
    boolean name = part.type() == NAME && (parts.isEmpty() || (behindDot && isAdjacent(part)));
    boolean dot = part.type() == DOT && !parts.isEmpty() && isAdjacent(part) && !behindDot;
    if (name || dot) {
      parts.add(part);
    }
    return name || dot;
  }

  private boolean bracketOutside(Part part) {
    boolean fits =
        display
            ? parts.isEmpty()
            : part.type() != LBRACE && !parts.isEmpty() && (!called || isAdjacent(part));
    if (fits) {
      spaced |= !called && part.type() == LPAR && !isAdjacent(part);
      called |= display || part.type() == LPAR;
      open(part);
    }
    return fits;
  }

  private boolean isAdjacent(Part part) {
    return !parts.isEmpty() && parts.get(parts.size() - 1).end() == part.start();
  }

  private int lastType() {
    return parts.get(parts.size() - 1).type();
  }

  private boolean inside(Part part, boolean strict) {
    int type = part.type();
    if (Brackets.isOpening(type)) {
      open(part);
    } else if (Brackets.isClosing(type)) {
      return close(part, strict);
    } else if (!strict && part.newLine() && startsStatement(part)) {
      return false;
    } else if (strict && type == OTHER) {
      sound = false;
    } else {
      if (type == ASSIGN) {
        nameArgument();
      }
      parts.add(part);
    }
    return true;
  }

  private void open(Part part) {
    parts.add(part);
    open.add(part.type());
    openOffsets.add(part.start());
    sound = open.size() <= Brackets.MAX_DEPTH;
  }

  private boolean close(Part part, boolean strict) {
    int match = open.size() - 1;
    while (match >= 0 && Part.closingType(open.get(match)) != part.type()) {
      match--;
    }
    if (strict && match < open.size() - 1) {
      sound = false;
      return false;
    }
    if (match < 0) {
      return false; // the bracket of something around the call: the call's own one is missing
    }
    closeDownTo(match + 1);
    parts.add(part);
    open.remove(match);
    openOffsets.remove(match);
    return true;
  }

  private void closeDownTo(int size) {
    while (open.size() > size) {
      openOffsets.remove(open.size() - 1);
      int opening = open.remove(open.size() - 1);
      int offset = parts.isEmpty() ? 0 : parts.get(parts.size() - 1).end();
      parts.add(Part.closing(opening, offset));
    }
  }

  private boolean startsStatement(Part part) {
    boolean keyword = part.type() == KEYWORD || part.type() == DEF || part.type() == CLASS;
    int next = part.end();
    while (next < text.length() && text.charAt(next) == ' ') {
      next++;
    }
    boolean argument = next < text.length() && text.charAt(next) == '=';
    return (keyword || part.type() == FROM) && !argument;
  }

  /** The word before a {@code =} names an argument, reserved or not. */
  private void nameArgument() {
    int last = parts.size() - 1;
    boolean word = last >= 0 && Lexer.isWord(parts.get(last).type());
    if (word && (last == 0 || parts.get(last - 1).type() != DOT)) {
      parts.set(last, parts.get(last).withType(ARG_NAME));
    }
  }
}

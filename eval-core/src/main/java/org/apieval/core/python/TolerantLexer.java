package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.answer.Escapes;
import org.apieval.core.answer.MappedText;
import org.jspecify.annotations.Nullable;

/**
 * A lexer for code as models write it: escaped once or more too often, with typographic quotes,
 * with line breaks inside literals, cut off inside a literal. Text that Python takes gives the same
 * tokens as {@link Lexer}. Not thread-safe.
 */
final class TolerantLexer extends Lexer {

  private static final int MAX_LITERAL = 20_000;
  private static final int LINES_AROUND = 2_000; // characters that tell how lines are broken
  private static final int BLOCK = 500; // characters for which they are counted once

  private final MappedText source;
  private final boolean insideCall;
  private final List<Integer> wanted = new ArrayList<>();
  private @Nullable Repair repair;
  private boolean comments = true;
  private int countedBlock = -1;
  private boolean escapedLines;

  /**
   * @param insideCall whether quotes are known to be those of a call: only then may a literal run
   *     over a line break or the end of the text
   */
  TolerantLexer(MappedText source, int from, boolean insideCall) {
    super(source.text(), from, source.text().length());
    this.source = source;
    this.insideCall = insideCall;
  }

  /** The opening brackets that wait for their partners, as token types. */
  List<Integer> wanted() {
    return wanted;
  }

  /** From now on {@code #} means nothing, as in prose. */
  TolerantLexer withoutComments() {
    comments = false;
    return this;
  }

  @Override
  protected boolean hasComments() {
    return comments;
  }

  /** Where line breaks are escaped, an escaped one ends a comment. */
  @Override
  protected int commentEnd(int from) {
    int at = from;
    while (at < limit && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      if (text.startsWith("\\n", at) && hasEscapedLines(from)) {
        return at;
      }
      at++;
    }
    return at;
  }

  private boolean hasEscapedLines(int at) {
    int block = at / BLOCK;
    if (block != countedBlock) {
      countedBlock = block;
      escapedLines = countsMoreEscapedLines(block * BLOCK + BLOCK / 2);
    }
    return escapedLines;
  }

  private boolean countsMoreEscapedLines(int around) {
    int escaped = 0;
    int real = 0;
    int last = Math.min(limit, around + LINES_AROUND);
    for (int at = Math.max(0, around - LINES_AROUND); at < last; at++) {
      real += text.charAt(at) == '\n' ? 1 : 0;
      escaped += text.startsWith("\\n", at) ? 1 : 0;
    }
    return escaped > real;
  }

  @Override
  protected @Nullable Repair repair() {
    Repair current = repair;
    repair = null;
    return current;
  }

  @Override
  protected int skipBlank(int from) {
    int at = super.skipBlank(from);
    while (at < limit && text.charAt(at) == '\\' && isEscapedPunctuation(at)) {
      at = super.skipBlank(at + 1);
    }
    return at;
  }

  private boolean isEscapedPunctuation(int at) {
    return at + 1 < limit && "()[]{},.:=".indexOf(text.charAt(at + 1)) >= 0;
  }

  @Override
  protected boolean isApostrophe(int quote) {
    return quote > 0
        && Character.isLetter(text.charAt(quote - 1))
        && !Keywords.isReserved(wordBefore(quote));
  }

  private String wordBefore(int end) {
    int first = end;
    while (first > 0 && end - first < 10 && Characters.isNamePart(text, first - 1)) {
      first--;
    }
    return text.substring(first, end);
  }

  @Override
  protected boolean special() {
    char first = text.charAt(start);
    if (first == '\\') {
      return escaped();
    }
    Quotes typographic = Quotes.typographic(first);
    if (typographic == null || isApostrophe(start)) {
      return false;
    }
    int close = typographic.closing(text, start + 1, Math.min(limit, start + MAX_LITERAL));
    if (close < 0) {
      return false;
    }
    literal(start + 1, close, close + 1, 0, false);
    return true;
  }

  @Override
  protected boolean prefixed() {
    return end < limit
        && text.charAt(end) == '\\'
        && Literals.isPrefix(text, start, end)
        && escapedLiteral(end, behindSlashes(end));
  }

  /** A backslash outside of a literal: the text is escaped once more than it should be. */
  private boolean escaped() {
    int at = behindSlashes(start);
    char kind = at < limit ? text.charAt(at) : ' ';
    if (kind == 'n' || kind == 'r' || kind == 't') {
      take(NEWLINE, at + 1 - start);
      return true;
    }
    if (!escapedLiteral(start, at)) {
      take(OTHER, at - start);
    }
    return true;
  }

  private int behindSlashes(int from) {
    int at = from;
    while (at < limit && text.charAt(at) == '\\') {
      at++;
    }
    return at;
  }

  /** Reads a literal whose quote at {@code at} stands behind the backslashes from {@code first}. */
  private boolean escapedLiteral(int first, int at) {
    char kind = at < limit ? text.charAt(at) : ' ';
    if (kind == '\'' || kind == '"') {
      int slashes = at - first;
      int end = Math.min(limit, at + MAX_LITERAL);
      int[] close = Quotes.escapedClosing(text, at + 1, end, kind, slashes);
      if (close.length > 0) {
        literal(at + 1, close[0], close[1], levels(slashes), false);
        return true;
      }
      if (insideCall) {
        unclosed(at, levels(slashes));
        return true;
      }
    }
    return false;
  }

  /** How often a text was escaped to have this many backslashes before a quote. */
  private static int levels(int slashes) {
    return 32 - Integer.numberOfLeadingZeros(Math.min(slashes, 7));
  }

  @Override
  protected int unterminatedTriple(int quote) {
    return insideCall ? -1 : super.unterminatedTriple(quote);
  }

  @Override
  protected void unterminated(int quote) {
    if (!insideCall) {
      super.unterminated(quote);
      return;
    }
    char kind = text.charAt(quote);
    int next = text.indexOf(kind, quote + 1);
    boolean near = next >= 0 && next < Math.min(limit, quote + MAX_LITERAL);
    if (near && !Literals.isTriple(text, quote, limit)) {
      int slashes = Quotes.slashesBefore(text, next);
      if (Quotes.isFollowedByPunctuation(text, next + 1, limit)) {
        literal(quote + 1, next - slashes, next + 1, 0, false);
        return;
      }
    }
    unclosed(quote, 0);
  }

  /** A literal without a closing quote: it ends where the brackets end, or with the text. */
  private void unclosed(int quote, int levels) {
    boolean triple = levels == 0 && Literals.isTriple(text, quote, limit);
    int from = quote + (triple ? 3 : 1);
    int to = UnclosedLiteral.end(text, from, limit, triple, wanted);
    if (to < 0) {
      super.unterminated(quote);
    } else {
      literal(from, to, to, levels, true);
    }
  }

  private void literal(int from, int to, int behind, int levels, boolean supplied) {
    MappedText body = source.slice(from, Math.max(from, to));
    for (int level = 0; level < levels; level++) {
      body = Escapes.unescape(body);
    }
    int prefixEnd = start;
    while (prefixEnd < from && Character.isLetter(text.charAt(prefixEnd))) {
      prefixEnd++;
    }
    String prefix = text.substring(start, prefixEnd);
    repair = new Repair(prefix + "'" + body.text() + "'", Optional.of(body), supplied);
    type = STRING;
    end = Math.max(behind, start + 1);
  }
}

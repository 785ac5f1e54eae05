package org.apieval.core.python;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.jspecify.annotations.Nullable;

/** One token as the parser sees it. Immutable and thread-safe. */
@SuppressWarnings("NullAway") // ANTLR's interfaces predate nullness annotations
final class Tok implements Token {

  private final String source;
  private final int type;
  private final int start;
  private final int end;
  private final int index;
  private final @Nullable Repair repair;

  /**
   * @param end offset behind the last character
   * @param index position in its token stream
   * @param repair what had to be supplied or rewritten; null for tokens that stand in the text as
   *     they should
   */
  Tok(String source, int type, int start, int end, int index, @Nullable Repair repair) {
    this.source = source;
    this.type = type;
    this.start = start;
    this.end = end;
    this.index = index;
    this.repair = repair;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  @Nullable Repair repair() {
    return repair;
  }

  @Override
  public String getText() {
    if (type == EOF) {
      return "<EOF>";
    }
    return repair == null ? source.substring(start, end) : repair.text();
  }

  @Override
  public int getType() {
    return type;
  }

  @Override
  public int getLine() {
    return 0;
  }

  @Override
  public int getCharPositionInLine() {
    return start;
  }

  @Override
  public int getChannel() {
    return DEFAULT_CHANNEL;
  }

  @Override
  public int getTokenIndex() {
    return index;
  }

  @Override
  public int getStartIndex() {
    return start;
  }

  @Override
  public int getStopIndex() {
    return end - 1;
  }

  @Override
  public @Nullable TokenSource getTokenSource() {
    return null;
  }

  @Override
  public @Nullable CharStream getInputStream() {
    return null;
  }
}

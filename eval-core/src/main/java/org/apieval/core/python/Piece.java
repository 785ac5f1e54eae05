package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;
import org.apieval.core.answer.MappedText;
import org.jspecify.annotations.Nullable;

/** A run of tokens as a stream for the parser. Line breaks are left out. Not thread-safe. */
@SuppressWarnings("NullAway") // ANTLR's interfaces predate nullness annotations
final class Piece implements TokenStream {

  private final List<Tok> tokens;
  private final @Nullable Tail tail;
  private Tok end;
  private int at;

  Piece(List<Tok> tokens, int endOffset) {
    this(tokens, null, endOffset);
  }

  private Piece(List<Tok> tokens, @Nullable Tail tail, int endOffset) {
    this.tokens = tokens;
    this.tail = tail;
    this.end = new Tok("", Token.EOF, endOffset, endOffset, tokens.size(), null);
  }

  /** The tokens from the first one within limits on, made when the parser asks for them. */
  static Piece lazy(MappedText source, Tokens tokens, PieceLimits limits) {
    List<Tok> made = new ArrayList<>();
    return new Piece(made, new Tail(source.text(), tokens, limits, made), 0);
  }

  /** What has not been made into tokens yet. */
  private static final class Tail {

    private final String text;
    private final Tokens tokens;
    private final PieceLimits limits;
    private final List<Tok> made;
    private int next;

    Tail(String text, Tokens tokens, PieceLimits limits, List<Tok> made) {
      this.text = text;
      this.tokens = tokens;
      this.limits = limits;
      this.made = made;
      this.next = limits.first();
    }

    /** Makes one more token; false if there is none. */
    boolean grow() {
      while (!limits.isEnd(next)) {
        int at = next++;
        if (tokens.type(at) != PythonExpressionParser.NEWLINE) {
          made.add(token(text, tokens, at, made.size()));
          return true;
        }
      }
      return false;
    }

    int endOffset() {
      return next < tokens.size() ? tokens.start(next) : text.length();
    }
  }

  private static Tok token(String text, Tokens tokens, int at, int index) {
    return new Tok(
        text, tokens.type(at), tokens.start(at), tokens.end(at), index, tokens.repair(at));
  }

  /** The tokens from {@code from} up to {@code to}. */
  static Piece of(String text, Tokens tokens, int from, int to) {
    List<Tok> piece = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      int type = tokens.type(i);
      if (type != PythonExpressionParser.NEWLINE) {
        piece.add(token(text, tokens, i, piece.size()));
      }
    }
    return new Piece(piece, to > from ? tokens.end(to - 1) : 0);
  }

  /** The tokens without the one that stands for the end. */
  List<Tok> tokens() {
    return tokens;
  }

  @Override
  public Tok LT(int k) {
    return get(k > 0 ? at + k - 1 : at + k);
  }

  @Override
  public Tok get(int index) {
    while (tail != null && index >= tokens.size()) {
      if (!tail.grow()) {
        int offset = tail.endOffset();
        end = new Tok("", Token.EOF, offset, offset, tokens.size(), null);
        break;
      }
    }
    return index >= 0 && index < tokens.size() ? tokens.get(index) : end;
  }

  @Override
  public int LA(int k) {
    return LT(k).getType();
  }

  @Override
  public void consume() {
    if (get(at).getType() == Token.EOF) {
      throw new IllegalStateException("cannot consume EOF");
    }
    at++;
  }

  @Override
  public int mark() {
    return 0;
  }

  @Override
  public void release(int marker) {}

  @Override
  public int index() {
    return at;
  }

  @Override
  public void seek(int index) {
    at = index;
  }

  @Override
  public int size() {
    return tokens.size();
  }

  @Override
  public String getSourceName() {
    return "text";
  }

  @Override
  public TokenSource getTokenSource() {
    throw new UnsupportedOperationException("tokens are made beforehand");
  }

  @Override
  public String getText(Interval interval) {
    StringBuilder text = new StringBuilder();
    for (int i = interval.a; i <= interval.b && i < tokens.size(); i++) {
      text.append(tokens.get(i).getText()).append(' ');
    }
    return text.toString();
  }

  @Override
  public String getText() {
    return getText(new Interval(0, tokens.size() - 1));
  }

  @Override
  public String getText(RuleContext context) {
    return getText(context.getSourceInterval());
  }

  @Override
  public String getText(Token first, Token last) {
    return getText(new Interval(first.getTokenIndex(), last.getTokenIndex()));
  }
}

package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.core.answer.MappedText;

/**
 * Finds calls that are written as data, {@code {"name": "f", "arguments": {"a": 1}}}, in JSON or as
 * Python displays. Only displays that stand for themselves count: not what is assigned or passed
 * on. Not thread-safe; one for each text.
 */
final class FunctionCallReader {

  private static final Pattern ONE_ENTRY =
      Pattern.compile("\\{\\s*+\\\\*+[\"'][\\w.-]++\\\\*+[\"']\\s*+:\\s*+\\{");
  private static final Pattern SHORT_KEY =
      Pattern.compile("[\"'](?:args|kwargs|input)\\\\*+[\"']\\s*+:");
  private static final Pattern TAG = Pattern.compile("<function=([\\w.-]{1,100})>\\s*+$");
  private static final int TAG_ROOM = 200;

  private final MappedText source;
  private final CallReader reader;
  private final Tokens tokens;
  private final Brackets brackets;
  private final List<SourceCall> found = new ArrayList<>();
  private final List<Span> covered = new ArrayList<>();
  private int lastEnd = -2;

  /**
   * @param prose whether {@code #} is no comment
   */
  FunctionCallReader(MappedText source, boolean prose) {
    this.source = source;
    this.reader = new CallReader(source, CallCollector.none(), prose);
    TolerantLexer lexer = new TolerantLexer(source, 0, false);
    this.tokens = (prose ? lexer.withoutComments() : lexer).rest();
    this.brackets = Brackets.of(tokens);
  }

  /** Whether a text is worth the reading. */
  static boolean mayHoldCalls(String text) {
    if (text.indexOf('{') < 0) {
      return false;
    }
    boolean named = text.contains("argument") || text.contains("parameter");
    return named
        || text.contains("function")
        || SHORT_KEY.matcher(text).find()
        || ONE_ENTRY.matcher(text).find();
  }

  /** The calls, in source order. */
  List<SourceCall> found() {
    return found;
  }

  /** The parts of the original text that are calls written as data, with what is around them. */
  List<Span> covered() {
    return covered;
  }

  /** Reads the whole text. */
  void read() {
    int at = 0;
    while (at < tokens.size()) {
      at = step(at);
    }
  }

  private int step(int at) {
    int type = tokens.type(at);
    int partner = Brackets.isOpening(type) ? brackets.partner(at) : -1;
    if (type == LPAR && partner > at && tokens.type(at - 1) == NAME) {
      return partner + 1;
    }
    if (type != LBRACE && type != LSQB) {
      return at + 1;
    }
    if (!standsAlone(at)) {
      return Math.max(at, partner) + 1;
    }
    return display(at, partner);
  }

  private boolean standsAlone(int at) {
    return switch (tokens.type(at - 1)) {
      case ASSIGN,
          ARG_NAME,
          LPAR,
          LSQB,
          LBRACE,
          IN,
          KEYWORD,
          LAMBDA,
          PLUS,
          MINUS,
          STAR,
          OR,
          AND,
          AUG_ASSIGN ->
          false;
      case COMMA -> lastEnd == at - 2;
      default -> true;
    };
  }

  private int display(int at, int partner) {
    Optional<CallReader.Readable> readable =
        partner > at ? closed(at, partner) : reader.fit(CallScan.display(source, tokens.start(at)));
    if (readable.isEmpty()) {
      return at + 1;
    }
    Tok last = (Tok) readable.get().tree().getStop();
    int end = partner > at ? partner : tokenBefore(at, last.end());
    FunctionCallShapes shapes =
        new FunctionCallShapes(source, readable.get().piece(), mayBeOneEntry(at, end));
    try {
      shapes.read(readable.get().tree().primary().atom(), tag(at));
    } catch (ParseFailure tooDeep) {
      return end + 1;
    }
    if (!shapes.found().isEmpty()) {
      found.addAll(shapes.found());
      covered.add(new Span(source.origin(tokens.start(at)), source.origin(last.end())));
      lastEnd = end;
    }
    return end + 1;
  }

  private Optional<CallReader.Readable> closed(int at, int partner) {
    Piece piece = Piece.of(source.text(), tokens, at, partner + 1);
    return Grammar.parse(piece, PythonExpressionParser::primaryIsland)
        .tree()
        .map(tree -> new CallReader.Readable(piece, tree));
  }

  private int tokenBefore(int at, int offset) {
    int next = at;
    while (next + 1 < tokens.size() && tokens.start(next + 1) < offset) {
      next++;
    }
    return next;
  }

  /** {@code {"f": {...}}} means a call only in a list, or if there is nothing else. */
  private boolean mayBeOneEntry(int at, int end) {
    int before = tokens.type(at - 1);
    if (tokens.type(at) == LSQB) {
      return before != NAME && before != STRING && before != RPAR;
    }
    return at == 0 && end == tokens.size() - 1;
  }

  private Optional<String> tag(int at) {
    int start = tokens.start(at);
    String before = source.text().substring(Math.max(0, start - TAG_ROOM), start);
    Matcher matcher = TAG.matcher(before);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}

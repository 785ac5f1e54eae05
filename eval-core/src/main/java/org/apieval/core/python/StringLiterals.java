package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;
import org.apieval.api.call.Verbatim;
import org.apieval.core.answer.MappedText;

/** Turns string tokens into nodes: adjacent ones into one. Not thread-safe. */
final class StringLiterals {

  private final MappedText source;
  private final BiFunction<MappedText, FormatField, Expression> fieldReader;
  private final List<Expression> parts = new ArrayList<>();
  private final StringBuilder pending = new StringBuilder();
  private boolean joined;
  private int byteLiterals;

  /**
   * @param fieldReader reads the expression of a field of an f-string
   */
  StringLiterals(MappedText source, BiFunction<MappedText, FormatField, Expression> fieldReader) {
    this.source = source;
    this.fieldReader = fieldReader;
  }

  /** The node of one literal, or of several in a row. */
  Expression read(List<Tok> tokens) {
    tokens.forEach(this::add);
    if (byteLiterals > 0) {
      return byteLiterals == tokens.size()
          ? new Constant(Constant.Kind.BYTES, pending.toString())
          : new Verbatim(VerbatimText.raw(tokens), List.of());
    }
    if (!joined) {
      return Constant.string(pending.toString());
    }
    flush();
    return new JoinedStr(parts);
  }

  private void add(Tok token) {
    Repair repair = token.repair();
    String text = repair == null ? source.text() : repair.text();
    int start = repair == null ? token.start() : 0;
    int end = repair == null ? token.end() : text.length();
    int quote = start;
    while (text.charAt(quote) != '\'' && text.charAt(quote) != '"') {
      quote++;
    }
    int width = repair == null && Literals.isTriple(text, quote, end) ? 3 : 1;
    boolean raw = Literals.hasPrefix(text, start, quote, 'r');
    boolean bytes = Literals.hasPrefix(text, start, quote, 'b');
    byteLiterals += bytes ? 1 : 0;
    if (!Literals.hasPrefix(text, start, quote, 'f')) {
      pending.append(StringDecoder.decode(text, quote + width, end - width, raw, bytes));
    } else if (repair == null) {
      FormatScanner scanner = new FormatScanner(text, quote, end, raw, 0);
      addFormat(source, quote + width, end - width, raw, fields(scanner, end));
    } else {
      MappedText body = repair.body().orElseThrow();
      FormatScanner scanner = FormatScanner.ofContent(body.text(), raw);
      int length = body.text().length();
      addFormat(body, 0, length, raw, fields(scanner, length));
    }
  }

  private static Optional<List<FormatField>> fields(FormatScanner scanner, int end) {
    return scanner.scan() == end ? Optional.of(scanner.fields()) : Optional.empty();
  }

  private void addFormat(
      MappedText mapped, int from, int to, boolean raw, Optional<List<FormatField>> fields) {
    joined = true;
    if (fields.isEmpty()) {
      flush();
      parts.add(new Verbatim(mapped.text().substring(from, to), List.of()));
      return;
    }
    int at = from;
    for (FormatField field : fields.get()) {
      plain(mapped.text(), at, field.open(), raw);
      flush();
      parts.add(fieldReader.apply(mapped, field));
      at = field.close() + 1;
    }
    plain(mapped.text(), at, to, raw);
  }

  private void plain(String text, int from, int to, boolean raw) {
    StringBuilder single = new StringBuilder(to - from);
    for (int at = from; at < to; at++) {
      char character = text.charAt(at);
      single.append(character);
      boolean doubled = at + 1 < to && text.charAt(at + 1) == character;
      if (doubled && (character == '{' || character == '}')) {
        at++;
      } else if (!raw && text.startsWith("\\N{", at)) {
        int close = Math.min(to, text.indexOf('}', at) + 1);
        single.append(text, at + 1, Math.max(at + 1, close));
        at = Math.max(at, close - 1);
      }
    }
    pending.append(StringDecoder.decode(single.toString(), 0, single.length(), raw, false));
  }

  private void flush() {
    if (pending.length() > 0) {
      parts.add(Constant.string(pending.toString()));
      pending.setLength(0);
    }
  }
}

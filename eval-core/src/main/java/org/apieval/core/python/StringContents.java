package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.answer.Escapes;
import org.apieval.core.answer.MappedText;

/** What stands inside the string literals of code. Stateless and thread-safe. */
final class StringContents {

  private StringContents() {}

  /** The contents in source order, unescaped and mapped to the original; comments have none. */
  static List<MappedText> of(MappedText source) {
    Tokens tokens = new TolerantLexer(source, 0, false).rest();
    List<MappedText> contents = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.type(i) == PythonExpressionParser.STRING) {
        MappedText content = content(source, tokens, i);
        if (content.text().indexOf('(') >= 0) {
          contents.add(content);
        }
      }
    }
    return contents;
  }

  private static MappedText content(MappedText source, Tokens tokens, int index) {
    Repair repair = tokens.repair(index);
    if (repair != null && repair.body().isPresent()) {
      return repair.body().get();
    }
    String text = source.text();
    int quote = tokens.start(index);
    int end = tokens.end(index);
    while (text.charAt(quote) != '\'' && text.charAt(quote) != '"') {
      quote++;
    }
    int width = Literals.isTriple(text, quote, end) ? 3 : 1;
    return Escapes.unescape(source.slice(quote + width, end - width));
  }
}

package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A token of a call that is being repaired.
 *
 * @param type its token type
 * @param start offset of the first character
 * @param end offset behind the last one
 * @param repair what stands for it; null where nothing does
 * @param newLine whether a line break stands before it
 */
record Part(int type, int start, int end, @Nullable Repair repair, boolean newLine) {

  /** A closing bracket for an opening one, where the text has none. */
  static Part closing(int opening, int offset) {
    Repair repair =
        new Repair(String.valueOf(UnclosedLiteral.closer(opening)), Optional.empty(), true);
    return new Part(closingType(opening), offset, offset, repair, false);
  }

  static int closingType(int opening) {
    return switch (opening) {
      case PythonExpressionParser.LPAR -> PythonExpressionParser.RPAR;
      case PythonExpressionParser.LSQB -> PythonExpressionParser.RSQB;
      default -> PythonExpressionParser.RBRACE;
    };
  }

  Part withType(int newType) {
    return new Part(newType, start, end, repair, newLine);
  }

  boolean isSupplied() {
    return repair != null && repair.supplied();
  }

  /** The parts as a stream for the parser. */
  static Piece piece(String text, List<Part> parts) {
    List<Tok> tokens = new ArrayList<>(parts.size());
    for (Part part : parts) {
      tokens.add(new Tok(text, part.type, part.start, part.end, tokens.size(), part.repair));
    }
    return new Piece(tokens, parts.isEmpty() ? 0 : parts.get(parts.size() - 1).end());
  }
}

package org.apieval.core.python;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Looks for imports and assignments in messy text: at the starts of lines, behind semicolons,
 * escaped line breaks, tags and opening quotes. Values are not read here, as most are never asked
 * for. Not thread-safe.
 */
final class BindingScanner {

  private static final int MAX_HEAD = 300; // characters up to the equals sign
  private static final int MAX_TARGETS = 16; // in a = b = c = value
  private static final int MAX_ASSIGNMENTS = 50_000;

  private final ImportScanner imports = new ImportScanner();
  private final Map<String, List<Assignment>> assignments = new HashMap<>();
  private int found;

  /** Full names by the names they were imported as; an empty one where imports disagree. */
  Map<String, String> imports() {
    return imports.found();
  }

  Map<String, List<Assignment>> assignments() {
    return assignments;
  }

  void scan(String text) {
    imports.scan(text);
    scanStatements(text);
  }

  private void scanStatements(String text) {
    statement(text, 0);
    for (int at = 0; at < text.length() && found < MAX_ASSIGNMENTS; at++) {
      switch (text.charAt(at)) {
        case '\n', ';' -> statement(text, at + 1);
        case '\\' -> {
          if (at + 1 < text.length() && text.charAt(at + 1) == 'n') {
            statement(text, at + 2);
          }
        }
        case ':' -> statement(text, behindQuote(text, at + 1));
        default -> {}
      }
    }
  }

  /** Past blanks and one opening quote, as in {@code 'code': 'x = 1'}. */
  private static int behindQuote(String text, int from) {
    int at = skipBlanks(text, from);
    while (at < text.length() && text.charAt(at) == '\\') {
      at++;
    }
    boolean quote = at < text.length() && (text.charAt(at) == '\'' || text.charAt(at) == '"');
    return quote ? at + 1 : at;
  }

  private static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    return at;
  }

  private void statement(String text, int from) {
    int start = skipBlanks(text, from);
    int end = start;
    while (end < text.length() && Characters.isNamePart(text, end)) {
      end++;
    }
    int next = skipBlanks(text, end);
    if (end == start || next >= text.length()) {
      return;
    }
    String word = text.substring(start, end);
    switch (text.charAt(next)) {
      case '=', ':', ',' -> {
        if (hasEquals(text, next)) {
          assignment(text, start);
        }
      }
      case '+', '-', '*', '/', '%', '|', '&', '^', '@', '<', '>' -> {
        int equals = text.indexOf('=', next);
        if (equals >= 0 && equals - next <= 2 && text.charAt(next) != '<') {
          add(word, Assignment.UNKNOWN);
        }
      }
      default -> {
        if (word.equals("for") || word.equals("def") || word.equals("with")) {
          block(text, next, word);
        }
      }
    }
  }

  private static boolean hasEquals(String text, int from) {
    int limit = Math.min(text.length(), from + MAX_HEAD);
    int at = from;
    while (at < limit && text.charAt(at) != '=' && text.charAt(at) != '\n') {
      at++;
    }
    return at < limit && text.charAt(at) == '=';
  }

  private void block(String text, int from, String keyword) {
    StatementTokens tokens = StatementTokens.of(text, from);
    BlockTargets.names(tokens, keyword).forEach(name -> add(name, Assignment.UNKNOWN));
  }

  private void assignment(String text, int start) {
    if (StatementTokens.isArgument(text, start)) {
      return;
    }
    List<List<String>> targets = new ArrayList<>(); // several in a = b = value
    int at = start;
    StatementTokens head = StatementTokens.head(text, at);
    while (!head.targets().isEmpty() && targets.size() < MAX_TARGETS) {
      targets.add(head.targets());
      at = head.valueStart();
      head = StatementTokens.head(text, at);
    }
    Assignment.Source value = new Assignment.Source(text, at);
    targets.forEach(names -> add(names, value));
  }

  private void add(List<String> names, Assignment.Source value) {
    for (int i = 0; i < names.size(); i++) {
      add(names.get(i), new Assignment(Optional.of(value), names.size() > 1 ? i : -1));
    }
  }

  private void add(String name, Assignment assignment) {
    found++;
    assignments.computeIfAbsent(name, ignored -> new ArrayList<>()).add(assignment);
  }
}

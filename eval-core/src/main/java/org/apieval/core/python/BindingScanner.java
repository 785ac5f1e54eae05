package org.apieval.core.python;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks for imports and assignments in messy text: at the starts of lines, behind semicolons,
 * escaped line breaks, tags and opening quotes. Values are not read here, as most are never asked
 * for. Not thread-safe.
 */
final class BindingScanner {

  private static final String NAME = "[^\\W\\d]\\w*+";
  private static final String DOTTED = NAME + "(?:\\." + NAME + ")*+";
  private static final String BLANK = "(?:[ \\t]|\\\\++[nrt]|[\\r\\n])";
  private static final String ALIAS = "(" + NAME + ")(?:[ \\t]++as[ \\t]++(" + NAME + "))?+";

  private static final Pattern FROM =
      Pattern.compile(
          "from[ \\t]++("
              + DOTTED
              + ")[ \\t]++import[ \\t]++(?:\\(([^()]{1,2000}+)\\)?+|("
              + ALIAS
              + "(?:[ \\t]*+,[ \\t]*+"
              + ALIAS
              + ")*+))",
          Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern IMPORT =
      Pattern.compile(
          "import[ \\t]++(" + DOTTED + "[^\\n;'\"\\\\#]{0,300}+)", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern IMPORTED =
      Pattern.compile(
          "\\G(" + DOTTED + ")(?:[ \\t]++as[ \\t]++(" + NAME + "))?+[ \\t]*+(?:,[ \\t]*+|)",
          Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern MEMBER =
      Pattern.compile(
          "(" + NAME + ")(?:" + BLANK + "++as" + BLANK + "++(" + NAME + "))?+",
          Pattern.UNICODE_CHARACTER_CLASS);
  private static final int MAX_HEAD = 300; // characters up to the equals sign
  private static final int MAX_TARGETS = 8;
  private static final int MAX_ASSIGNMENTS = 50_000;

  private final Map<String, String> imports = new HashMap<>();
  private final Map<String, List<Assignment>> assignments = new HashMap<>();
  private int found;

  /** Full names by the names they were imported as; an empty one where imports disagree. */
  Map<String, String> imports() {
    return imports;
  }

  Map<String, List<Assignment>> assignments() {
    return assignments;
  }

  void scan(String text) {
    scanImports(text);
    scanStatements(text);
  }

  private void scanImports(String text) {
    for (int at = text.indexOf("import"); at >= 0; at = text.indexOf("import", at + 1)) {
      boolean word = at == 0 || !isWordPart(text, at - 1);
      int from = word ? fromBefore(text, at) : -1;
      if (word && !(from >= 0 && readFrom(text, from, at))) {
        readImport(text, at);
      }
    }
  }

  /** The last {@code from} close before an {@code import}; -1 if there is none. */
  private static int fromBefore(String text, int at) {
    int first = Math.max(0, at - MAX_HEAD);
    int from = text.substring(first, at).lastIndexOf("from");
    return from < 0 ? -1 : first + from;
  }

  /** In {@code \nimport} the n belongs to the line break. */
  private static boolean isWordPart(String text, int at) {
    boolean escape = at > 0 && text.charAt(at - 1) == '\\' && "nrt".indexOf(text.charAt(at)) >= 0;
    return !escape && Lexer.isNamePart(text, at);
  }

  private boolean readFrom(String text, int from, int importAt) {
    Matcher statement = FROM.matcher(text);
    statement.region(from, text.length());
    if ((from > 0 && isWordPart(text, from - 1))
        || !statement.lookingAt()
        || statement.end(1) >= importAt) {
      return false;
    }
    String members = statement.group(2) != null ? statement.group(2) : statement.group(3);
    Matcher member = MEMBER.matcher(members.replaceAll("\\\\+[nrt]", " "));
    while (member.find()) {
      String name = member.group(1);
      String alias = member.group(2) == null ? name : member.group(2);
      bind(alias, statement.group(1) + "." + name);
    }
    return true;
  }

  private void readImport(String text, int at) {
    Matcher statement = IMPORT.matcher(text);
    statement.region(at, text.length());
    if (!statement.lookingAt()) {
      return;
    }
    Matcher module = IMPORTED.matcher(statement.group(1));
    while (module.find() && module.end() > module.start()) {
      if (module.group(2) != null) {
        bind(module.group(2), module.group(1));
      } else {
        String root = module.group(1).split("\\.", 2)[0];
        bind(root, root);
      }
      if (module.group().indexOf(',') < 0) {
        break;
      }
    }
  }

  private void bind(String alias, String full) {
    imports.merge(alias, full, (known, other) -> known.equals(other) ? known : "");
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
    while (end < text.length() && Lexer.isNamePart(text, end)) {
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
    int at = start;
    for (int i = 0; i < MAX_TARGETS; i++) { // a = b = value
      StatementTokens tokens = StatementTokens.head(text, at);
      List<String> names = tokens.targets();
      if (names.isEmpty() || StatementTokens.isArgument(text, start, tokens.valueStart())) {
        return;
      }
      add(names, new Assignment.Source(text, tokens.valueStart()));
      at = tokens.valueStart();
    }
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

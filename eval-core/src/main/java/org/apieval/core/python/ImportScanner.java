package org.apieval.core.python;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks for imports anywhere in messy text. Not thread-safe. */
final class ImportScanner {

  // Repeated groups have a limit: each repetition takes a piece of the stack.

  private static final String NAME = "[^\\W\\d]\\w*+";
  private static final String DOTTED = NAME + "(?:\\." + NAME + "){0,50}+";
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
              + "){0,200}+))",
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
  private static final int MAX_DISTANCE = 300; // characters between from and import

  private final Map<String, String> imports = new HashMap<>();

  /** Full names by the names they were imported as; an empty one where imports disagree. */
  Map<String, String> found() {
    return imports;
  }

  void scan(String text) {
    for (int at = text.indexOf("import"); at >= 0; at = text.indexOf("import", at + 1)) {
      boolean word = at == 0 || !isWordPart(text, at - 1);
      int from = wordFrom(text, at);
      if (word && from >= 0 && readFrom(text, from, at)) {
        continue;
      }
      if (word) {
        readImport(text, at);
      }
    }
  }

  private static int wordFrom(String text, int importAt) {
    int first = Math.max(0, importAt - MAX_DISTANCE);
    int found = text.substring(first, importAt).lastIndexOf("from");
    return found < 0 ? -1 : first + found;
  }

  /** In {@code \nimport} the n belongs to the line break. */
  private static boolean isWordPart(String text, int at) {
    boolean escape = at > 0 && text.charAt(at - 1) == '\\' && "nrt".indexOf(text.charAt(at)) >= 0;
    return !escape && Characters.isNamePart(text, at);
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
}

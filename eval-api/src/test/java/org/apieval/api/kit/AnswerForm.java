package org.apieval.api.kit;

/** The shapes in which models hand over a call. */
public enum AnswerForm {
  /** The call and nothing else. */
  BARE("", ""),
  /** Assigned to a variable. */
  ASSIGNED("model = ", "\n"),
  /** In a sentence. */
  PROSE("For this request you can use ", " as it is."),
  /** In a Markdown fence. */
  FENCED("```python\n", "\n```\n"),
  /** In a Markdown fence that nobody closed. */
  UNCLOSED_FENCE("```python\nimport os\n", "\n"),
  /** In the tags that the paper's prompts ask for, on one line. */
  TAGGED(
      "<<<domain>>>: Any, <<<api_call>>>: ",
      ", <<<api_provider>>>: Any, <<<explanation>>>: It helps., <<<code>>>: pass"),
  /** The same tags, a line each, with a mark before them. */
  TAGGED_LINES(
      "###<<<domain>>>: Any\n<<<api_call>>>: ", "\n<<<api_provider>>>: Any\n<<<code>>>: pass"),
  /** In what was meant to be a Python dictionary; the call's own quotes end its strings early. */
  DICT("{'domain': 'Any', 'api_call': '", "', 'api_provider': 'Any'}"),
  /** In a JSON object. */
  JSON("{\"domain\": \"Any\", \"api_call\": \"", "\"}") {
    @Override
    String spell(String call) {
      return escaped(call, "\\");
    }
  },
  /** In a JSON object that was put into a string once more. */
  DOUBLED_ESCAPES("\"{\\\"api_call\\\": \\\"", "\\\"}\"") {
    @Override
    String spell(String call) {
      return escaped(call, "\\\\\\");
    }
  },
  /** With quotes as a word processor sets them. */
  TYPOGRAPHIC_QUOTES("<<<api_call>>>: ", "\n") {
    @Override
    String spell(String call) {
      return call.replace('\'', '\u2019').replace('"', '\u201d');
    }
  };

  private final String before;
  private final String after;

  AnswerForm(String before, String after) {
    this.before = before;
    this.after = after;
  }

  /** This call in this form. */
  public String of(String call) {
    return before + spell(call) + after;
  }

  /**
   * This call in this form, cut off.
   *
   * @param length how many characters of the call are left
   */
  String cut(String call, int length) {
    return before + spell(call.substring(0, length));
  }

  /** The call as this form spells it. */
  String spell(String call) {
    return call;
  }

  private static String escaped(String call, String escape) {
    return call.replace("\\", "\\\\").replace("\"", escape + "\"");
  }
}

package org.apieval.app;

/** How text stands out on a terminal; plain where colours are off. */
enum Style {
  BOLD("1"),
  GOOD("32"),
  DOUBTFUL("33"),
  BAD("31");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  /** The text in this style. */
  String of(String text, boolean coloured) {
    return coloured ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}

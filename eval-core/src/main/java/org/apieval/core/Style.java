package org.apieval.core;

/** How text stands out on a terminal; plain where colours are off. */
public enum Style {
  PLAIN(""),
  BOLD("1"),
  DIM("2"),
  GOOD("32"),
  DOUBTFUL("33"),
  BAD("31");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  /** The text in this style. */
  public String of(String text, boolean coloured) {
    return coloured && this != PLAIN ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}

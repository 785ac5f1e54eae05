package org.apieval.core.answer;

import java.util.regex.Pattern;

/**
 * A named part of an answer, such as {@code <<<api_call>>>: ...}.
 *
 * @param name in lower case, words joined by underscores
 * @param value what follows up to the next field, without the quotes around it
 */
record Field(String name, MappedText value) {

  static final String API_CALL = "api_call";
  static final String DOMAIN = "domain";
  static final String CODE = "code";

  private static final int LONGEST_LABEL = 200;
  private static final Pattern END_OF_LABEL = Pattern.compile("\\R|\\\\+n|[<#\\\\]");
  private static final Pattern AROUND_LABEL = Pattern.compile("^[\\W_]+|[^\\w)]+$");

  /** The value as a label: its first line, without punctuation around it. */
  String label() {
    String begin = value.text().stripLeading();
    begin = begin.substring(0, Math.min(begin.length(), LONGEST_LABEL));
    String line = END_OF_LABEL.split(begin, 2)[0];
    return AROUND_LABEL.matcher(line).replaceAll("");
  }
}

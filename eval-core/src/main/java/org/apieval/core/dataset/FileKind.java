package org.apieval.core.dataset;

import java.util.Optional;

/** The kinds of data files, to say which one a file looks like when another was wanted. */
enum FileKind {
  CATALOGUE("a catalogue"),
  QUESTIONS("a file of questions with gold calls"),
  PROMPTS("a file of prompts"),
  ANSWERS("a file of answers");

  private final String label;

  FileKind(String label) {
    this.label = label;
  }

  /** The kind in words, article included. */
  String label() {
    return label;
  }

  /** The kind that a row's field names fit, prompts being like answers; empty where none. */
  static Optional<FileKind> guess(Row row) {
    if (row.has("api_data") || row.has("text") && row.has("api_call")) {
      return Optional.of(QUESTIONS);
    }
    if (row.has("domain") && row.has("api_call")) {
      return Optional.of(CATALOGUE);
    }
    return row.has("question_id") && row.has("text") ? Optional.of(ANSWERS) : Optional.empty();
  }
}

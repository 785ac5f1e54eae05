package org.apieval.core.dataset;

import java.util.List;
import java.util.Optional;

/**
 * The form of a prompt with retrieved documents: the question, the phrase of the paper's section
 * 3.2, and the documents. Stateless and thread-safe.
 */
public final class DocumentPrompt {

  /** What stands between the question and the documents. */
  public static final String PHRASE = "Use this API documentation for reference:";

  private DocumentPrompt() {}

  /** Puts documents behind a question; the question alone where there are none. */
  public static String of(String question, String documents) {
    return documents.isEmpty() ? question : question + "\n " + PHRASE + " " + documents;
  }

  /** The question of a prompt, white space around it included; all of it where nothing follows. */
  public static String question(String prompt) {
    int phrase = prompt.indexOf(PHRASE);
    return phrase < 0 ? prompt : prompt.substring(0, phrase);
  }

  /** What stands behind the phrase, without white space around it; empty where it is not there. */
  public static Optional<String> documents(String prompt) {
    int phrase = prompt.indexOf(PHRASE);
    return phrase < 0
        ? Optional.empty()
        : Optional.of(prompt.substring(phrase + PHRASE.length()).strip());
  }

  /**
   * The documents, where they are JSON objects, one behind the other. What stands behind them does
   * not matter; most published prompts with the gold document have a bracket too many.
   */
  public static List<JsonText> jsonDocuments(String prompt) {
    return documents(prompt).map(JsonRows::leadingObjects).orElse(List.of());
  }
}

package org.apieval.core.answer;

/**
 * A part of an answer that may hold a call.
 *
 * @param source which part it is
 * @param text its text, mapped to the whole answer
 */
public record Section(Source source, MappedText text) {

  /** The parts of an answer in which a call is looked for, the best first. */
  public enum Source {
    /** An {@code api_call} field. */
    API_CALL,
    /** A {@code code} field or a fenced block. */
    CODE,
    /** The whole answer. */
    TEXT
  }
}

package org.apieval.core.answer;

import java.util.Arrays;

/**
 * A text that was cut out of, or unescaped from, another one, and remembers for each of its
 * characters where that stood. Immutable and thread-safe.
 */
public final class MappedText {

  private final String text;
  private final int[] origins; // one more than there are characters: where the end stood

  private MappedText(String text, int[] origins) {
    this.text = text;
    this.origins = origins;
  }

  /** A text that is its own original. */
  public static MappedText of(String text) {
    int[] origins = new int[text.length() + 1];
    Arrays.setAll(origins, index -> index);
    return new MappedText(text, origins);
  }

  /** The characters. */
  public String text() {
    return text;
  }

  /** Where the character at {@code index} stood in the original; the length maps to the end. */
  public int origin(int index) {
    return origins[index];
  }

  /** The part from {@code start} up to {@code end}, mapped to the same original. */
  public MappedText slice(int start, int end) {
    return new MappedText(text.substring(start, end), Arrays.copyOfRange(origins, start, end + 1));
  }

  /**
   * The same positions with other characters.
   *
   * @throws IllegalArgumentException if {@code newText} is not as long as this text
   */
  MappedText withText(String newText) {
    if (newText.length() != text.length()) {
      throw new IllegalArgumentException("must be as long as the text it replaces");
    }
    return new MappedText(newText, origins);
  }

  /** Collects characters of a text together with where they stood. Not thread-safe. */
  static final class Builder {

    private final MappedText source;
    private final StringBuilder text;
    private int[] origins;

    Builder(MappedText source) {
      this.source = source;
      this.text = new StringBuilder(source.text.length());
      this.origins = new int[source.text.length() + 1];
    }

    /** Adds a character that stands for what stood at {@code index} of the source. */
    Builder add(char character, int index) {
      if (text.length() + 1 >= origins.length) {
        origins = Arrays.copyOf(origins, origins.length * 2 + 2);
      }
      origins[text.length()] = source.origins[index];
      text.append(character);
      return this;
    }

    MappedText build() {
      int[] exact = Arrays.copyOf(origins, text.length() + 1);
      exact[text.length()] = source.origins[source.text.length()];
      return new MappedText(text.toString(), exact);
    }
  }
}

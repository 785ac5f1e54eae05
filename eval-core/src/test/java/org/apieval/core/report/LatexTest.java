package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LatexTest {

  /** What LaTeX reads in a cell, as its manual has it, and what it shows; longest first. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\\\(textbackslash|textasciicircum|textasciitilde|textless|textgreater|textbar|char34)\\{\\}"
              + "|\\\\([{}$&#%_])|\\{([\\[\\]*])\\}|(\\{\\})|([^\\\\{}$&#%_^~\\[\\]*])",
          Pattern.DOTALL);

  private static final Map<String, String> NAMED =
      Map.of(
          "textbackslash", "\\",
          "textasciicircum", "^",
          "textasciitilde", "~",
          "textless", "<",
          "textgreater", ">",
          "textbar", "|",
          "char34", "\"");

  @Test
  void escapesWhatIsMarkupAndLeavesTheRest() {
    assertThat(Latex.escape("gpt-4_0 50% of {x} & #1 $2 a\\b^c~d"))
        .isEqualTo(
            "gpt-4\\_0 50\\% of \\{x\\} \\& \\#1 \\$2 a\\textbackslash{}b\\textasciicircum{}c"
                + "\\textasciitilde{}d");
    assertThat(Latex.escape("plain text, ü")).isEqualTo("plain text, ü");
  }

  @Test
  void marksDoNotMeltIntoOne() {
    assertThat(Latex.escape("a--b --- ''c'' ?`d")).isEqualTo("a-{}-b -{}-{}- '{}'c'{}' ?{}`d");
  }

  @Property
  void whatLatexShowsIsTheText(@ForAll("texts") String text) {
    Matcher token = TOKEN.matcher(Latex.escape(text));
    StringBuilder shown = new StringBuilder();
    String last = "";
    int end = 0;
    while (token.find()) {
      assertThat(token.start()).as("all of it is understood").isEqualTo(end);
      end = token.end();
      String glyph = glyph(token);
      boolean melts = last.equals(glyph) && "-'`,".contains(glyph) && !glyph.isEmpty();
      assertThat(melts || last.matches("[!?]") && glyph.equals("`")).isFalse();
      shown.append(glyph);
      last = glyph;
    }
    assertThat(end).isEqualTo(Latex.escape(text).length());
    assertThat(shown.toString()).isEqualTo(text);
  }

  private static String glyph(Matcher token) {
    if (token.group(1) != null) {
      return NAMED.get(token.group(1));
    }
    for (int group : new int[] {2, 3, 5}) {
      if (token.group(group) != null) {
        return token.group(group);
      }
    }
    return "";
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().withChars("\\{}$&#%_^~<>|\"[]*-'`,!?a ").ofMaxLength(12),
        Arbitraries.strings().ascii().ofMaxLength(40));
  }
}

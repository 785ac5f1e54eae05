package org.apieval.api.kit;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Generators of answers as models write them. All shrink towards the bare call.
 *
 * <p>Calls are Python source; those with line breaks, backslashes or both kinds of quotes inside do
 * not survive every form.
 */
public final class AnswerArbitraries {

  private static final List<String> BEFORE =
      List.of("", "Sure! Here is the call you need:\n", "### Response:\n", "<s> ", "\n\n");
  private static final List<String> AFTER =
      List.of("", "\nIt returns the model.", "\n\n", "</s>", "<|im_end|>", "\n### End");
  private static final List<String> THOUGHTS =
      List.of("", "<think>I could use other.load('a', 'b') here.</think>\n", "<think></think>\n");
  private static final List<String> BROKEN =
      List.of("(", ")", "[", "{", "'", "\"", "\\", "\\n", "\n", "\u0000", "\ud800", "#");

  private AnswerArbitraries() {}

  /**
   * Answers that hold one call and nothing else that counts: whatever is round about it, in tags,
   * in fences, as JSON, with doubled escapes, their verdict is that of the call alone.
   */
  public static Arbitrary<String> answersWith(String call) {
    return Combinators.combine(
            Arbitraries.of(AnswerForm.values()),
            Arbitraries.of(THOUGHTS),
            Arbitraries.of(BEFORE),
            Arbitraries.of(AFTER))
        .as((form, thought, before, after) -> thought + before + form.of(call) + after);
  }

  /**
   * Answers that end within the call, anywhere behind its first bracket; before the cut they are as
   * {@link #answersWith}.
   */
  public static Arbitrary<String> truncated(String call) {
    int first = call.indexOf('(') + 1;
    return Combinators.combine(
            Arbitraries.of(AnswerForm.BARE, AnswerForm.TAGGED, AnswerForm.FENCED),
            Arbitraries.integers().between(Math.min(first, call.length()), call.length()))
        .as((form, end) -> form.cut(call, end));
  }

  /**
   * Texts that are put together from pieces of these answers and of broken Python. Nothing is
   * promised of them; whatever reads answers must be done with each, soon.
   */
  public static Arbitrary<String> splices(List<String> answers) {
    Arbitrary<String> piece =
        Arbitraries.of(answers)
            .flatMap(
                text ->
                    Arbitraries.integers()
                        .between(0, text.length())
                        .tuple2()
                        .map(
                            cut ->
                                text.substring(
                                    Math.min(cut.get1(), cut.get2()),
                                    Math.max(cut.get1(), cut.get2()))));
    return Arbitraries.frequencyOf(Tuple.of(3, piece), Tuple.of(2, Arbitraries.of(BROKEN)))
        .list()
        .ofMinSize(1)
        .ofMaxSize(6)
        .map(pieces -> String.join("", pieces));
  }
}

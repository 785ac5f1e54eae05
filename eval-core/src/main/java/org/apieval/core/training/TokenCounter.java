package org.apieval.core.training;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.List;
import org.apieval.core.Choice;

/**
 * Counts the tokens of texts by a named encoding. What special tokens are written with is text like
 * any other. Immutable and thread-safe.
 */
public final class TokenCounter {

  private final Encoding encoding;

  private TokenCounter(Encoding encoding) {
    this.encoding = encoding;
  }

  /**
   * The counter by an encoding, {@code cl100k_base}.
   *
   * @throws org.apieval.core.EvalException USER if there is none of that name
   */
  public static TokenCounter of(String encoding) {
    EncodingType type =
        Choice.of("encoding", encoding, List.of(EncodingType.values()), EncodingType::getName);
    return new TokenCounter(Encodings.newLazyEncodingRegistry().getEncoding(type));
  }

  /** The encoding's name. */
  public String id() {
    return encoding.getName();
  }

  /** The tokens of an example: request and answer, without what a chat template puts round them. */
  public int count(TrainingExample example) {
    return encoding.countTokensOrdinary(example.user())
        + encoding.countTokensOrdinary(example.agent());
  }
}

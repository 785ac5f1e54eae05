package org.apieval.app;

import java.util.Locale;
import org.apieval.core.official.NoCall;
import picocli.CommandLine.Option;

/** The option that says what an answer without call counts as by the scorer {@code official}. */
final class NoCallOption {

  /** The values of {@code --no-call}, named as they are typed. */
  enum Label {
    neither,
    hallucination
  }

  @Option(
      names = "--no-call",
      paramLabel = "LABEL",
      description =
          "What the scorer official makes of a Torch Hub answer without api_call: neither, as the"
              + " published script does today (the default), or hallucination, as the paper's"
              + " tables do.")
  private Label noCall = Label.neither;

  NoCall chosen() {
    return NoCall.valueOf(noCall.name().toUpperCase(Locale.ROOT));
  }
}

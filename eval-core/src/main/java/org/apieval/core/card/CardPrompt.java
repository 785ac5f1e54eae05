package org.apieval.core.card;

import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.retrieve.DocumentText;

/**
 * What a model is asked about a card. Immutable and thread-safe.
 *
 * @param hub whose card it is
 * @param example an entry of that hub, so that the model sees how one looks; empty if there is none
 */
record CardPrompt(String hub, Optional<ApiRecord> example) {

  /** Longer cards are cut: what counts stands in front, and models read only so much. */
  private static final int LONGEST_CARD = 24_000;

  private static final String TASK =
      """
      Below is the card of a machine learning model from %s. Describe the model as one JSON object
      with exactly these fields, and write nothing before or after it:
      domain: the kind of task, in a few words, such as Image Classification
      framework: the library that loads the model
      functionality: what the model does, in a few words
      api_name: the model's name
      api_call: one Python call that loads the model, its identifiers as they stand in the card
      api_arguments: an object of further arguments with what each is for
      python_environment_requirements: a list of the packages to install
      example_code: a short program that uses the call
      performance: an object with dataset and the figures that the card states; empty without any
      description: two sentences about the model
      Take everything from the card. Invent nothing: no name, no figure, no argument.
      """;

  String text(Card card) {
    StringBuilder text = new StringBuilder(TASK.formatted(hub));
    example.ifPresent(
        entry ->
            text.append("\nAn object for another model, to show the form:\n")
                .append(DocumentText.of(entry))
                .append('\n'));
    String shown = card.text();
    text.append("\nCard ").append(card.modelId().orElse(card.name())).append(":\n");
    return text.append(shown, 0, Math.min(shown.length(), LONGEST_CARD)).toString();
  }
}

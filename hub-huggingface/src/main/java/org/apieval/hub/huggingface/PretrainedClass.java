package org.apieval.hub.huggingface;

import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/** {@code X.from_pretrained('model')}: the model is required, by position or by keyword. */
record PretrainedClass() implements Loader {

  private static final Parameter MODEL =
      Parameter.of("pretrained_model_name_or_path", Role.MODEL, 0);

  @Override
  public List<List<Part>> referenceParts(Call reference) {
    return MODEL
        .in(reference)
        .map(value -> Values.readings(MODEL, value).stream().map(List::of).toList())
        .orElse(reference.arguments().isEmpty() ? List.of(List.of()) : List.of());
  }

  @Override
  public List<List<Part>> candidateParts(Call candidate) {
    return MODEL
        .in(candidate)
        .map(value -> List.of(List.of(Values.part(MODEL, value)), List.<Part>of()))
        .orElse(List.of(List.of()));
  }
}

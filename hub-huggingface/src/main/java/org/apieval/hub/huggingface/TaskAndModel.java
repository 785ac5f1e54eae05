package org.apieval.hub.huggingface;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey.Part;

/**
 * {@code pipeline('task', model='model')}: an entry states one or both, and what it states is
 * compared. An entry without a model is the task's default model, so a call that names one is not
 * found there.
 *
 * @param task the first argument
 * @param model the second one; may be a call, which is compared by its own key
 */
record TaskAndModel(Parameter task, Parameter model) implements Loader {

  @Override
  public List<List<Part>> referenceParts(Call reference) {
    Optional<Expression> taskValue = task.in(reference);
    Optional<Expression> modelValue = model.in(reference);
    if (taskValue.isEmpty() && modelValue.isEmpty()) {
      return reference.arguments().isEmpty() ? List.of(List.of()) : List.of();
    }
    List<List<Part>> identities = List.of(List.of());
    identities = times(identities, taskValue.map(value -> Values.readings(task, value)));
    return times(identities, modelValue.map(value -> Values.nestedReadings(model, value)));
  }

  @Override
  public List<List<Part>> candidateParts(Call candidate) {
    Optional<Part> taskPart = task.in(candidate).map(value -> Values.part(task, value));
    Optional<Part> modelPart = model.in(candidate).map(value -> Values.nestedPart(model, value));
    List<List<Part>> identities = new ArrayList<>();
    if (taskPart.isPresent() && modelPart.isPresent()) {
      identities.add(List.of(taskPart.get(), modelPart.get()));
    }
    modelPart.or(() -> taskPart).ifPresent(part -> identities.add(List.of(part)));
    identities.add(List.of());
    return identities;
  }

  /** Every identity continued with every reading; as it was where there is nothing to read. */
  private static List<List<Part>> times(
      List<List<Part>> identities, Optional<List<Part>> readings) {
    if (readings.isEmpty()) {
      return identities;
    }
    List<List<Part>> longer = new ArrayList<>();
    for (List<Part> identity : identities) {
      for (Part reading : readings.get()) {
        List<Part> parts = new ArrayList<>(identity);
        parts.add(reading);
        longer.add(List.copyOf(parts));
      }
    }
    return longer;
  }
}

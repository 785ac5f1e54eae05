package org.apieval.hub.huggingface;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/**
 * Any other function: the first positional argument or the known keyword identifies.
 *
 * <p>Where a call has both, as in {@code translate('some text', model='m')}, the first argument is
 * what the model works on: an entry is then known by its {@code model}, and a generated call is
 * looked up under either. Where a call has neither, nothing says which of its arguments count, so
 * all are compared.
 */
record AnyLoader() implements Loader {

  /** Keywords that name a model whatever else is passed. */
  private static final List<String> MODEL_KEYWORDS =
      List.of("model", "model_name", "model_id", "model_name_or_path", "repo_id");

  /** Keywords that name it when nothing is passed by position. */
  private static final List<String> OTHER_KEYWORDS =
      List.of(
          "pretrained_model_name_or_path",
          "pretrained_model_or_path",
          "model_size_or_path",
          "model_tag",
          "model_path",
          "source",
          "segmentation",
          "checkpoint",
          "checkpoint_path",
          "ckpt",
          "repo",
          "name",
          "filename",
          "filepath",
          "file_path",
          "file",
          "path",
          "url");

  private static final Parameter MODEL = new Parameter("model", Role.MODEL, 0, MODEL_KEYWORDS);
  private static final Parameter OTHER = new Parameter("model", Role.MODEL, 0, OTHER_KEYWORDS);

  @Override
  public List<List<Part>> referenceParts(Call reference) {
    return identifying(reference)
        .findFirst()
        .map(value -> Values.readings(MODEL, value).stream().map(List::of).toList())
        .orElseGet(() -> List.of(everything(reference)));
  }

  @Override
  public List<List<Part>> candidateParts(Call candidate) {
    List<List<Part>> identities = new ArrayList<>();
    identifying(candidate)
        .map(value -> List.of(Values.part(MODEL, value)))
        .forEach(identities::add);
    if (identities.isEmpty() && !candidate.arguments().isEmpty()) {
      identities.add(everything(candidate));
    }
    identities.add(List.of());
    return identities;
  }

  /** At most two values, the better one first; literals before code, such as a loaded model. */
  private static Stream<Expression> identifying(Call call) {
    Optional<Expression> weaker = MODEL.byPosition(call).or(() -> OTHER.byKeyword(call));
    Optional<Expression> model = MODEL.byKeyword(call);
    if (model.isPresent() && MODEL.byPosition(call).isEmpty()) {
      return model.stream();
    }
    return Stream.of(model, weaker)
        .flatMap(Optional::stream)
        .distinct()
        .sorted(Comparator.comparing(value -> !(value instanceof Constant)));
  }

  private static List<Part> everything(Call call) {
    Stream<Part> named =
        call.keywordArguments().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> Part.of(entry.getKey(), Role.OTHER, entry.getValue()));
    Stream<Part> starred =
        call.arguments().stream()
            .filter(argument -> argument.kind() != Argument.Kind.KEYWORD)
            .map(argument -> Part.of(argument.kind().name(), Role.OTHER, argument.value()))
            .sorted(Comparator.comparing(Part::value));
    return Stream.concat(named, starred).toList();
  }
}

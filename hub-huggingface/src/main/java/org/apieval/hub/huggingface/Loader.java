package org.apieval.hub.huggingface;

import java.util.List;
import java.util.regex.Pattern;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/** Which arguments of a function identify what it loads. Immutable. */
sealed interface Loader permits TaskAndModel, PretrainedClass, AnyLoader {

  /** Classes of the one library in the catalogue whose constructors take the model second. */
  Pattern HAPPY_CLASS = Pattern.compile("Happy\\p{Lu}.*", Pattern.DOTALL);

  /**
   * The identities of an entry; several where its text may be read in several ways. One empty
   * identity where it has no arguments; none where it has arguments but lacks the required one.
   */
  List<List<Part>> referenceParts(Call reference);

  /** The identities of a generated call, the most specific first, the empty one last. */
  List<List<Part>> candidateParts(Call candidate);

  /** The loader that goes with a function. */
  static Loader of(FunctionName function) {
    String name = function.simpleName();
    if (name.equals("from_pretrained")) {
      return new PretrainedClass();
    }
    if (name.endsWith("pipeline")) {
      return new TaskAndModel(
          Parameter.of("task", Role.OTHER, 0), Parameter.of("model", Role.MODEL, 1));
    }
    return HAPPY_CLASS.matcher(name).matches()
        ? new TaskAndModel(
            Parameter.of("model_type", Role.OTHER, 0), Parameter.of("model_name", Role.MODEL, 1))
        : new AnyLoader();
  }
}

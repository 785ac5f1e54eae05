package org.apieval.hub.huggingface;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A function's dotted name, split into its module and the rest.
 *
 * <p>The last segment that begins with a capital letter is the class, and what stands before it the
 * module: {@code transformers.models.bert} and {@code BertModel.from_pretrained}. Libraries show
 * one class under many modules, so of a class's module only the first segment, the library, is
 * kept. Without a class all but the last segment is the module, {@code joblib} and {@code load};
 * that is kept whole, because {@code torch.load} and {@code torch.hub.load} are not the same. What
 * a class method such as {@code from_pretrained} is called on is never a module: {@code
 * separator.from_hparams} stays as it is.
 *
 * <p>A name without a module is the same as one with any; two modules are the same only when equal.
 *
 * @param module empty if there is none
 * @param function the class, if any, and the function
 */
record FunctionName(String module, String function) {

  private static final Set<String> CLASS_METHODS =
      Set.of("from_pretrained", "from_hparams", "from_config", "from_single_file");

  /** Stands for the module, whichever it is, where the other side shows none. */
  private static final String ANY_MODULE = "*.";

  static FunctionName of(String dottedName) {
    List<String> segments = Arrays.asList(dottedName.split("\\.", -1));
    int last = segments.size() - 1;
    int classAt = last;
    while (classAt >= 0 && !isCapitalised(segments.get(classAt))) {
      classAt--;
    }
    if (classAt >= 0) {
      return new FunctionName(classAt == 0 ? "" : segments.get(0), join(segments, classAt));
    }
    int start = CLASS_METHODS.contains(segments.get(last)) ? Math.max(0, last - 1) : last;
    return new FunctionName(String.join(".", segments.subList(0, start)), join(segments, start));
  }

  /** The last segment. */
  String simpleName() {
    return function.substring(function.lastIndexOf('.') + 1);
  }

  /** The names under which an entry is filed. */
  List<String> referenceForms() {
    return module.isEmpty()
        ? List.of(function)
        : List.of(module + "." + function, ANY_MODULE + function);
  }

  /** The names under which a generated call is looked up. */
  List<String> candidateForms() {
    return module.isEmpty()
        ? List.of(function, ANY_MODULE + function)
        : List.of(module + "." + function, function);
  }

  private static boolean isCapitalised(String segment) {
    return !segment.isEmpty() && Character.isUpperCase(segment.codePointAt(0));
  }

  private static String join(List<String> segments, int start) {
    return String.join(".", segments.subList(start, segments.size()));
  }
}

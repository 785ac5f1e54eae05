package org.apieval.core.python;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;

/**
 * What the names in an answer stand for: imports, and names that are assigned one constant. Scopes
 * are not told apart. Immutable and thread-safe.
 */
public final class Bindings {

  private final Map<String, String> imports;
  private final Map<String, List<Assignment>> assignments;

  private Bindings(Map<String, String> imports, Map<String, List<Assignment>> assignments) {
    this.imports = Map.copyOf(imports);
    this.assignments = Map.copyOf(assignments);
  }

  /** The bindings of all these texts together. The texts need not be code as a whole. */
  public static Bindings of(List<MappedText> texts) {
    BindingScanner scanner = new BindingScanner();
    texts.forEach(text -> scanner.scan(text.text()));
    Map<String, String> imports = new HashMap<>(scanner.imports());
    imports.values().removeIf(String::isEmpty);
    return new Bindings(imports, scanner.assignments());
  }

  /** The bindings of all these texts together. */
  public static Bindings of(MappedText... texts) {
    return of(List.of(texts));
  }

  /**
   * The call with names looked up: the first name of a callee among the imports, names in arguments
   * among the constants. Sums and f-strings of constants become one constant. Names that were
   * assigned different values, or anything but constants, stay.
   */
  public Resolution resolve(Call call) {
    return new NameResolver(imports, assignments).resolve(call);
  }
}

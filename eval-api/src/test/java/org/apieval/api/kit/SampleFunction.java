package org.apieval.api.kit;

import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitrary;

/**
 * A function of a hub, as {@link HubRulesContract} needs to know it.
 *
 * @param name dotted, as a generated call spells it
 * @param required what identifies an API, in the order of position
 * @param optional names of keyword arguments that do not
 */
public record SampleFunction(String name, List<Required> required, List<String> optional) {

  public SampleFunction {
    required = List.copyOf(required);
    optional = List.copyOf(optional);
  }

  /**
   * A required parameter.
   *
   * @param keyword its name
   * @param position 0-based, without gaps among the required ones; negative if keyword only
   * @param values values of which no two name the same API
   * @param alike spellings of a value in a generated call that an entry with the value accepts
   */
  public record Required(
      String keyword,
      int position,
      Arbitrary<String> values,
      Function<String, List<String>> alike) {

    /** A parameter whose values have one spelling each. */
    public static Required of(String keyword, int position, Arbitrary<String> values) {
      return new Required(keyword, position, values, value -> List.of());
    }
  }
}

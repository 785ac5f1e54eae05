package org.apieval.hub.huggingface;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Form;
import org.apieval.api.hub.ApiKey.Part;

/**
 * How argument values are compared: literals by value, other code as a tree in which modules do not
 * count, and where a model may be given as a call, that call by its own key.
 */
final class Values {

  private Values() {}

  /** A generated call's value. */
  static Part part(Parameter parameter, Expression value) {
    if (value instanceof Constant) {
      return Part.of(parameter.name(), parameter.role(), value);
    }
    String text = Unquoted.text(value).orElseGet(() -> ModulePaths.removedFrom(value).toSource());
    return new Part(parameter.name(), parameter.role(), Form.CODE, text);
  }

  /** A generated call's value, where it may be a call with its own key. */
  static Part nestedPart(Parameter parameter, Expression value) {
    return nested(parameter, value).orElseGet(() -> part(parameter, value));
  }

  /**
   * An entry's value: as {@link #part}, and for one that lacks its quotes also with them, so that a
   * call that has them finds it.
   */
  static List<Part> readings(Parameter parameter, Expression value) {
    List<Part> readings = new ArrayList<>();
    readings.add(part(parameter, value));
    Unquoted.text(value)
        .ifPresent(text -> readings.add(Part.of(parameter.name(), parameter.role(), text)));
    return readings;
  }

  /** An entry's value, where it may be a call with its own key. */
  static List<Part> nestedReadings(Parameter parameter, Expression value) {
    return nested(parameter, value).map(List::of).orElseGet(() -> readings(parameter, value));
  }

  private static Optional<Part> nested(Parameter parameter, Expression value) {
    if (!(value instanceof Call call) || call.callee().isEmpty()) {
      return Optional.empty();
    }
    FunctionName function = FunctionName.of(call.callee().get());
    List<Part> parts = Loader.of(function).candidateParts(call).get(0);
    // A call that names no model, such as a helper function, is plain code.
    boolean names = !parts.isEmpty() && parts.stream().allMatch(Part::isConstant);
    String key = new ApiKey(function.function(), parts).toString();
    return names
        ? Optional.of(new Part(parameter.name(), parameter.role(), Form.CALL, key))
        : Optional.empty();
  }
}

package org.apieval.core.drift;

import java.util.Optional;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Name;

/**
 * Puts a function into another library: that takes the place of the first part of its name, or
 * stands before a name that shows no library.
 *
 * @param before the old name, {@code torch.hub.load}
 * @param after the new one, {@code modelport.hub.load}
 */
record FunctionEdit(String before, String after) implements Edit {

  /** The move of a function to a library. */
  static FunctionEdit of(String function, String library) {
    int dot = function.indexOf('.');
    boolean shown = dot > 0 && !Character.isUpperCase(function.charAt(0));
    return new FunctionEdit(
        function, library + "." + (shown ? function.substring(dot + 1) : function));
  }

  @Override
  public Optional<Call> apply(Call call) {
    return moved(call, before, after);
  }

  @Override
  public Optional<Call> undo(Call call) {
    return moved(call, after, before);
  }

  private static Optional<Call> moved(Call call, String from, String to) {
    return call.callee().filter(from::equals).map(name -> new Call(dotted(to), call.arguments()));
  }

  private static Expression dotted(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0
        ? new Name(name)
        : new Attribute(dotted(name.substring(0, dot)), name.substring(dot + 1));
  }
}
